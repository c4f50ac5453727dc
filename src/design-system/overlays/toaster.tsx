import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { usePath } from '../../i18n/use-path.ts';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { TextLink } from '../layout/text-link.tsx';
import { type Toast, toast } from './toast.ts';
import styles from './toaster.module.css';

const none: readonly Toast[] = [];

/** Shows the toasts, top right. Stands once in the page root. */
export function Toaster() {
  const t = useTranslations('ui');
  // A refusal by the plan leads to the plans, whichever call it came from.
  const common = useTranslations('common.error');
  const to = usePath();
  const toasts = useSyncExternalStore(toast.subscribe, toast.all, () => none);
  return (
    <section
      className={styles.region}
      aria-label={t('messages')}
      aria-live="polite"
      data-print="hide"
      data-toaster=""
    >
      {toasts.map(({ id, tone, text, action }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: resting on it only stops its clock
        <div
          key={id}
          className={classNames(styles.toast, styles[tone])}
          role={tone === 'error' ? 'alert' : undefined}
          onMouseEnter={() => toast.pause(id)}
          onMouseLeave={() => toast.resume(id)}
          onFocus={() => toast.pause(id)}
          onBlur={() => toast.resume(id)}
        >
          <span className={styles.icon}>
            <Icon name={tone === 'error' ? 'exclamation' : 'check'} size={14} />
          </span>
          <span className={styles.text}>
            {text}
            {text === common('upgrade') && (
              <>
                {' '}
                <TextLink to={to('payment')}>{common('plans')}</TextLink>
              </>
            )}
          </span>
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                toast.dismiss(id);
                action.act();
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={t('close')}
            onClick={() => toast.dismiss(id)}
          >
            <Icon name="x" size={16} />
          </button>
        </div>
      ))}
    </section>
  );
}
