import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useNow } from 'use-intl';
import { useHydrated } from '../../../../design-system/loading/use-hydrated.ts';
import type { ChangeOutput } from '../../../../domains/changes/contract.ts';
import { MessagesProvider } from '../../../../i18n/messages-provider.tsx';
import { useMessagesOf } from '../../../../i18n/use-messages-of.ts';
import { readStored, store } from '../browser-memory.ts';

const UndoBar = lazy(async () => ({
  default: (await import('../../../../domains/changes/ui/undo-bar.tsx')).UndoBar,
}));

const memory = 'undo-dismissed';
const nothing = () => {};
/** The button that had it is gone. */
const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true });

/** The bar that undoes what was done last in this browser, until it is sent away; nobody else's page loads it. */
export function UndoOffer({ change }: { change: ChangeOutput | null }) {
  const isHydrated = useHydrated();
  const [dismissed, setDismissed] = useState('');
  const isOffered =
    isHydrated && change && change.made_at > dismissed && change.made_at > (readStored(memory) ?? '');
  return (
    <div aria-live="polite">
      {isOffered && (
        <Suspense fallback={null}>
          <Offered
            change={change}
            onDismiss={() => {
              store(memory, change.made_at);
              setDismissed(change.made_at);
              focusPage();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Offered({ change, onDismiss }: { change: ChangeOutput; onDismiss: () => void }) {
  const locale = useLocale();
  const now = useNow();
  const { revalidate } = useRevalidator();
  const messages = useMessagesOf('changes', nothing);
  if (!messages) return null;
  const onUndone = () => {
    focusPage();
    void revalidate();
  };
  return (
    <MessagesProvider locale={locale} messages={messages} now={now.toISOString()}>
      <UndoBar change={change} onUndone={onUndone} onDismiss={onDismiss} />
    </MessagesProvider>
  );
}
