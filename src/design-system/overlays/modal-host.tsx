import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import type { Area } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { useMessagesOf } from '../../i18n/use-messages-of.ts';
import { type ModalRequest, onModalRequest } from './open-modal.ts';
import type { ModalView } from './show-modal.ts';
import { toast } from './toast.ts';

type Shown = ModalRequest & { key: number; view: ModalView };

/**
 * Shows the dialogs that `openModal` asks for, the latest on top, each with its texts. One that is there, or on its way,
 * is not opened a second time: that is a cancel.
 */
export function ModalHost({ modals }: { modals: readonly ModalView[] }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const names = useRef(new Set<string>());

  useEffect(() => {
    let next = 0;
    return onModalRequest((request) => {
      const view = modals.find((candidate) => candidate.name === request.name);
      if (!view) return false;
      if (names.current.has(request.name)) {
        request.resolve(undefined);
        return true;
      }
      names.current.add(request.name);
      setShown((before) => [...before, { ...request, view, key: next++ }]);
      return true;
    });
  }, [modals]);

  return shown.map(({ key, name, view: { Component, texts }, props, resolve }) => {
    const onClose = (result?: unknown) => {
      names.current.delete(name);
      setShown((before) => before.filter((one) => one.key !== key));
      resolve(result);
    };
    const modal = <Component {...props} open onClose={onClose} />;
    return (
      <Suspense key={key} fallback={null}>
        {texts.reduce(
          (inside, area) => (
            <WithTexts key={area} area={area} onFailure={onClose}>
              {inside}
            </WithTexts>
          ),
          modal,
        )}
      </Suspense>
    );
  });
}

/** Texts that no loader of the page has brought; where they do not come there is no dialog, and it says why. */
function WithTexts({
  area,
  onFailure,
  children,
}: {
  area: Area;
  onFailure: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('common');
  const locale = useLocale();
  const now = useNow();
  const fail = useCallback(() => {
    toast.error(t('error.offline'));
    onFailure();
  }, [t, onFailure]);
  const messages = useMessagesOf(area, fail);
  if (!messages) return null;
  return (
    <MessagesProvider locale={locale} messages={messages} now={now.toISOString()}>
      {children}
    </MessagesProvider>
  );
}
