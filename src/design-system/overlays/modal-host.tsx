import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { type ModalProps, type ModalRequest, onModalRequest } from './open-modal.ts';

// biome-ignore lint/suspicious/noExplicitAny: each dialog has its own props; openModal's caller names them
type Modals = Record<string, ComponentType<any>>;
type Shown = ModalRequest & { key: number };

/** Shows the dialogs that `openModal` asks for, the latest on top. Register lazy components to keep pages light. */
export function ModalHost({ modals }: { modals: Modals }) {
  const [shown, setShown] = useState<Shown[]>([]);

  useEffect(() => {
    let next = 0;
    return onModalRequest((request) => {
      if (!modals[request.name]) return false;
      setShown((before) => [...before, { ...request, key: next++ }]);
      return true;
    });
  }, [modals]);

  return shown.map(({ key, name, props, resolve }) => {
    const Modal = modals[name] as ComponentType<ModalProps> | undefined;
    const onClose = (result?: unknown) => {
      setShown((before) => before.filter((one) => one.key !== key));
      resolve(result);
    };
    return (
      Modal && (
        <Suspense key={key} fallback={null}>
          <Modal {...props} open onClose={onClose} />
        </Suspense>
      )
    );
  });
}
