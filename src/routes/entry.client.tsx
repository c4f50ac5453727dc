import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { forgiveAbandonedLoads } from './faults/abandoned-loads.ts';
import { guardChunkLoading } from './faults/chunk-reload-guard.ts';
import { noteFields } from './typed-before.ts';

guardChunkLoading();
forgiveAbandonedLoads();

// Libraries that write a <style> of their own ask for the nonce here.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
if (nonce) Object.assign(window, { __webpack_nonce__: nonce });

const sayWhatWasTyped = noteFields();

/**
 * Tells tests and tools that the page answers to clicks from now on. It stands around the page, not beside it: React makes
 * ids of the place in the tree, and those of the server have to be found again.
 */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    sayWhatWasTyped();
    document.documentElement.dataset.ready = 'yes';
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Ready>
        <HydratedRouter />
      </Ready>
    </StrictMode>,
  );
});
