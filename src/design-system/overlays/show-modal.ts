import { type ComponentType, lazy } from 'react';
import type { Area } from '../../i18n/messages.ts';
import type { Modal, ModalProps } from './open-modal.ts';

/** How a host shows a dialog: what it loads when it is first asked for, and whose texts it needs. */
export type ModalView = {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: each dialog has its own props; `showModal` has checked them
  readonly Component: ComponentType<any>;
  readonly texts: readonly Area[];
};

/** Says by what a dialog is shown; its props and its result must be those the dialog is opened with. */
export function showModal<Props extends object, Result>(
  modal: Modal<Props, Result>,
  load: () => Promise<ComponentType<Props & ModalProps<Result>>>,
  ...texts: Area[]
): ModalView {
  return { name: modal.name, Component: lazy(async () => ({ default: await load() })), texts };
}
