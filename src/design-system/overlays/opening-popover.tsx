import * as Radix from 'radix-ui/popover';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './popover.module.css';
import type { PopoverProps } from './popover.tsx';

/** A popover that was asked for: it begins open, unless its owner says otherwise. */
export function OpeningPopover(props: PopoverProps) {
  const {
    trigger,
    title,
    label,
    align = 'center',
    width = 320,
    open,
    onOpenChange,
    focusFirst,
    arrow = true,
    className,
    children,
  } = props;
  const t = useTranslations('ui');
  return (
    <Radix.Root defaultOpen={open === undefined} open={open} onOpenChange={onOpenChange}>
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
          {arrow && <Radix.Arrow className={styles.arrow} width={18} height={9} />}
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
