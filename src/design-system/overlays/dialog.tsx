import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { BackCloses } from './back-closes.tsx';
import styles from './dialog.module.css';
import './injected-style-nonce.ts';
import { useIsTopDialog } from './top-dialog.ts';
import { useDiscardQuestion } from './use-discard-question.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A sentence under the title; read out when the dialog opens. */
  description?: ReactNode;
  /** Before the title: the mark of what it is about; the description then stands under the title. */
  mark?: ReactNode;
  /** Beside the title, such as the steps of a wizard; the description then stands under the title. */
  aside?: ReactNode;
  /** 480, 680 or 1200 px; side is a panel at the right, as high as the window. On a phone all are sheets. */
  size?: 'sm' | 'md' | 'lg' | 'side';
  /** Cancel, then the primary button. */
  footer?: ReactNode;
  /** The tertiary action, at the left. */
  footerStart?: ReactNode;
  /** It holds entries that are not saved: whatever closes it but its own buttons asks first (rule U-12). */
  filled?: boolean;
  /** There is no way past it but its own button, or the way to another page. */
  locked?: boolean;
  children?: ReactNode;
};

export function Dialog(props: Props) {
  const {
    open,
    onClose,
    title,
    description,
    mark,
    aside,
    size = 'md',
    footer,
    footerStart,
    filled = false,
    locked = false,
    children,
  } = props;
  const t = useTranslations('ui');
  const opener = useRef<Element | null>(null);
  const close = useClosing({ filled, locked, onClose });
  const isTop = useIsTopDialog(open);
  const isUnderTitle = Boolean(aside || mark);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && void close()}>
      {isTop && !locked && <BackCloses filled={filled} close={close} />}
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content
            className={classNames(styles.dialog, styles[size])}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              focusFirst(event);
            }}
            // Dialogs are opened from anywhere, so there is no trigger for Radix to return to.
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
            }}
            onPointerDownOutside={(event) => {
              if (isToast(event.target)) event.preventDefault();
            }}
            // Radix hears the key before the list does.
            onEscapeKeyDown={(event) => {
              if (hasOpenList(document.activeElement)) event.preventDefault();
            }}
          >
            <header className={styles.head}>
              {mark}
              <div className={styles.names}>
                <Radix.Title className={styles.title}>{title}</Radix.Title>
                {isUnderTitle && description && (
                  <Radix.Description className={styles.lead}>{description}</Radix.Description>
                )}
              </div>
              {aside && <div className={styles.aside}>{aside}</div>}
              {!locked && (
                <Radix.Close className={styles.close} aria-label={t('close')}>
                  <Icon name="x" size={18} />
                </Radix.Close>
              )}
            </header>
            <div className={styles.body}>
              {!isUnderTitle && description && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
              {children}
            </div>
            {(footer || footerStart) && (
              <footer className={styles.foot}>
                {footerStart && <div className={styles.start}>{footerStart}</div>}
                {footer}
              </footer>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes it, after a question where something typed would be lost; true once it is closed. */
function useClosing({ filled, locked, onClose }: { filled: boolean; locked: boolean; onClose: () => void }) {
  const mayDiscard = useDiscardQuestion();
  return async (): Promise<boolean> => {
    if (locked) return false;
    if (filled && !(await mayDiscard())) return false;
    onClose();
    return true;
  };
}

/** A field that says its list is open: Escape is meant for the list. */
function hasOpenList(focused: Element | null): boolean {
  return focused instanceof HTMLElement && focused.dataset.list === 'open';
}

/** The first field, else the dialog itself: never the cross, where Enter would close what was just opened. */
function focusFirst(event: Event): void {
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;
  event.preventDefault();
  const field = content.querySelector<HTMLElement>(
    'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)',
  );
  (field ?? content).focus();
}

/** Closing a message that lies over the dialog is no click beside it. */
function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toaster]') !== null;
}
