import { classNames } from '../../../design-system/class-names.ts';
import { Unknown } from '../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { plain, signOf } from '../../../foundation/format-number.ts';
import styles from './signed-number.module.css';

type Props = {
  value: number | null | undefined;
  reason?: string;
  decimals?: number;
  arrow?: boolean;
};

/** A percentage of profit in a column that has the sign in its header; on a phone, without headers, it has its own. */
export function SignedNumber({ value, reason, decimals = 2, arrow }: Props) {
  const numbers = useNumbers();
  const exact = value === null || value === undefined ? undefined : plain(value);
  if (exact === undefined) return <Unknown reason={reason} />;
  const sign = signOf(exact, decimals);
  return (
    <span className={classNames(styles.number, sign > 0 && styles.gain, sign < 0 && styles.loss)}>
      {arrow && sign !== 0 && (
        <svg className={styles.arrow} viewBox="0 0 10 10" aria-hidden="true">
          <path d={sign > 0 ? 'M5 1 9.6 9H.4z' : 'M5 9 .4 1h9.2z'} />
        </svg>
      )}
      {numbers.number(exact, { decimals, signed: true })}
      <span className={styles.unit}>%</span>
    </span>
  );
}
