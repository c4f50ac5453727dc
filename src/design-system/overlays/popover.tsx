import * as Radix from 'radix-ui/popover';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './popover.module.css';

type Props = {
  /** The button that opens it: one element that takes a ref. */
  trigger: ReactNode;
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
  className?: string;
  children: ReactNode;
};

export function Popover(props: Props) {
  const {
    trigger,
    title,
    label,
    align = 'center',
    width = 320,
    open,
    onOpenChange,
    focusFirst,
    className,
    children,
  } = props;
  const t = useTranslations('ui');
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={classNames(styles.popover, className)}
          style={{ width }}
          align={align}
          sideOffset={10}
          collisionPadding={12}
          onOpenAutoFocus={(event) => focusIn(event, focusFirst)}
          aria-label={typeof title === 'string' ? title : label}
        >
          {title && (
            <header className={styles.head}>
              <h3>{title}</h3>
              <Radix.Close className={styles.close} aria-label={t('close')}>
                <Icon name="x" size={18} />
              </Radix.Close>
            </header>
          )}
          {children}
          <Radix.Arrow className={styles.arrow} width={18} height={9} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function focusIn(event: Event, selector: string | undefined): void {
  const content = event.currentTarget;
  const wanted = selector && content instanceof HTMLElement && content.querySelector(selector);
  if (!(wanted instanceof HTMLElement)) return;
  event.preventDefault();
  wanted.focus();
}
