import type { ReactNode } from 'react';
import { type Trigger, useOpening } from './use-opening.ts';

export type PopoverProps = {
  /** The button that opens it: one element that takes a ref and a button's handlers. */
  trigger: Trigger;
  title?: ReactNode;
  /** Names it where there is no title. */
  label?: string;
  align?: 'start' | 'center' | 'end';
  /** In pixels; on a phone it is a sheet as wide as the screen. */
  width?: number;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Takes the focus when it opens, as a selector; the first control without one. */
  focusFirst?: string;
  /** Whether it points at its button. */
  arrow?: boolean;
  className?: string;
  children: ReactNode;
};

const load = () => import('./opening-popover.tsx');

/** A card behind a button. */
export function Popover(props: PopoverProps) {
  const { opening, button } = useOpening(load, () => props.onOpenChange?.(true));
  if (!opening) return button(props.trigger, 'dialog');
  const { OpeningPopover } = opening.part;
  return <OpeningPopover {...props} />;
}
