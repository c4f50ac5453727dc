import * as Radix from 'radix-ui/tooltip';
import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

type Props = {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes a ref and focus. */
  children: ReactNode;
};

/** A few words on hover or focus. What must be readable on a phone belongs elsewhere. */
export function Tooltip({ text, side = 'top', children }: Props) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} side={side} sideOffset={8} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
