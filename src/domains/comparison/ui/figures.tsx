import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Unknown } from '../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { plain } from '../../../foundation/format-number.ts';
import styles from './figures.module.css';

type Props = { value: number | null; reason?: string | undefined };

/** Percentage points above or below: with a sign and a colour. */
export function Points({ value, reason }: Props) {
  const t = useTranslations('comparison');
  const numbers = useNumbers();
  const exact = value === null ? undefined : plain(value);
  if (value === null || exact === undefined) return <Unknown reason={reason} />;
  const points = numbers.number(exact, { decimals: 1, signed: true });
  return <span className={value < 0 ? styles.loss : styles.gain}>{t('points', { points })}</span>;
}

/** A ratio with two decimals. */
export function Ratio({ value, reason }: Props): ReactNode {
  const numbers = useNumbers();
  const exact = value === null ? undefined : plain(value);
  return exact === undefined ? <Unknown reason={reason} /> : numbers.number(exact, { decimals: 2 });
}

/** A signed number of percent, its unit in the head. */
export function Signed({ value, reason, decimals = 1 }: Props & { decimals?: number }): ReactNode {
  const numbers = useNumbers();
  const exact = value === null ? undefined : plain(value);
  return exact === undefined ? (
    <Unknown reason={reason} />
  ) : (
    numbers.number(exact, { decimals, signed: true })
  );
}
