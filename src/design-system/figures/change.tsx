import { plain, signOf } from '../../foundation/format-number.ts';
import { classNames } from '../class-names.ts';
import { Amount } from './amount.tsx';
import styles from './change.module.css';
import { Unknown } from './unknown.tsx';
import { useNumbers } from './use-numbers.ts';

export type ChangeProps = {
  /** The change in money, an exact decimal string. */
  amount?: string | null;
  currency?: string;
  /** The change in percent: 0.33 is +0,33%. */
  percent?: string | number | null;
  /** Why neither is known. */
  reason?: string;
  decimals?: number;
  /** Only in dense columns of profit, where the sign and colour stand in rows of their kind. */
  hideArrow?: boolean;
  /** Without the minor unit, where the figures beside it are rounded. */
  whole?: boolean;
  /** The currency stands in the column's header. */
  bare?: boolean;
  className?: string;
};

/** A signed change: sign, arrow and colour, because colour alone tells nothing. */
export function Change(props: ChangeProps) {
  const { amount, currency = 'PLN', reason, decimals = 2, hideArrow, whole, bare, className } = props;
  const percent = typeof props.percent === 'number' ? plain(props.percent) : props.percent;
  const numbers = useNumbers();
  const leading = amount ?? percent;
  if (leading === null || leading === undefined) return <Unknown reason={reason} />;
  const sign = signOf(leading, amount ? (whole ? 0 : 2) : decimals);
  const look = sign > 0 ? styles.gain : sign < 0 ? styles.loss : styles.flat;
  return (
    <span className={classNames(styles.change, look, className)}>
      {!hideArrow && sign !== 0 && <Arrow up={sign > 0} />}
      {amount && (
        <Amount value={amount} currency={currency} signed bare={bare} decimals={whole ? 0 : undefined} />
      )}
      {percent && (
        <span className={amount ? styles.second : undefined}>
          {numbers.percent(percent, { signed: true, decimals })}
        </span>
      )}
    </span>
  );
}

function Arrow({ up }: { up: boolean }) {
  return (
    <svg className={styles.arrow} viewBox="0 0 10 10" aria-hidden="true">
      <path d={up ? 'M5 1 9.6 9H.4z' : 'M5 9 .4 1h9.2z'} />
    </svg>
  );
}
