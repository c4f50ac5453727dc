import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './stepper.module.css';

type Props = { steps: readonly string[]; current: number; label?: string };

/** Where one is among a few steps. On a phone only the current one is named. */
export function Stepper({ steps, current, label }: Props) {
  const t = useTranslations('ui');
  return (
    <ol className={styles.steps} aria-label={label ?? t('steps')}>
      {steps.map((step, at) => (
        <li
          key={step}
          className={classNames(styles.step, at < current && styles.done)}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className={styles.number}>
            {at < current ? <Icon name="check" size={14} label={t('stepDone')} /> : at + 1}
          </span>
          <span className={at === current ? undefined : 'visually-hidden-on-phone'}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
