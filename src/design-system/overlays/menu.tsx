import type { ReactNode } from 'react';
import type { IconName } from '../brand/icon.tsx';
import { type Trigger, useOpening } from './use-opening.ts';

export type MenuItem =
  | {
      label: ReactNode;
      icon?: IconName;
      /** A small line under the label. */
      note?: ReactNode;
      /** A page of the app. */
      to?: string;
      onSelect?: () => void;
      /** The chosen one of several. */
      checked?: boolean;
      danger?: boolean;
      disabled?: boolean;
    }
  | 'separator'
  | { heading: ReactNode };

export type MenuProps = {
  /** The button that opens it: one element that takes a ref and a button's handlers. */
  trigger: Trigger;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** Stands above the items: whose account this is. */
  header?: ReactNode;
};

const load = () => import('./opening-menu.tsx');

/** A list of what can be done, behind a button. */
export function Menu(props: MenuProps) {
  const { opening, button } = useOpening(load);
  if (!opening) return button(props.trigger, 'menu');
  const { OpeningMenu } = opening.part;
  return <OpeningMenu {...props} by={opening.by} />;
}
