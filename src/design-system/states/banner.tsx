import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import styles from './banner.module.css';

const icons: Record<Tone, IconName> = { info: 'info', amber: 'bell', danger: 'warning', simulated: 'spark' };

type Tone = 'info' | 'amber' | 'danger' | 'simulated';
type Props = {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
  /** A link or button after the text. */
  action?: ReactNode;
  /** What most readers will want to do, at the end of the line. */
  button?: ReactNode;
  onDismiss?: () => void;
};

/** One line above the page's content that says what needs attention. */
export function Banner({ tone = 'info', icon = icons[tone], children, action, button, onDismiss }: Props) {
  const t = useTranslations('ui');
  return (
    <div className={classNames(styles.banner, styles[tone])} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icon} className={styles.icon} />
      <p className={styles.text}>
        {children} {action}
      </p>
      {button}
      {onDismiss && <IconButton icon="x" size="sm" label={t('dismiss')} onClick={onDismiss} />}
    </div>
  );
}
