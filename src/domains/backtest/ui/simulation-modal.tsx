import { shareEvents } from '../../../design-system/live/share-events.ts';
import { thisBrowser } from '../../../design-system/live/this-browser.ts';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import type { SimulationOf } from './open-simulation.ts';
import { SimulationDialog } from './simulation-dialog.tsx';

/** The simulation dialog with news of its runs. */
export function SimulationModal(props: ModalProps<void> & SimulationOf) {
  return <SimulationDialog {...props} onNews={onNews} />;
}

/** Calls back when a run of this person has got on, from the stream all tabs share. */
function onNews(listener: () => void): () => void {
  const browser = thisBrowser('person');
  if (!browser) return () => {};
  return shareEvents(browser, (name) => {
    if (name === 'SimulationChanged' || name === 'Resync') listener();
  });
}
