import { signOf } from '../../foundation/format-number.ts';
import { classNames } from '../class-names.ts';
import { Change, type ChangeProps } from './change.tsx';
import styles from './change-pill.module.css';

/** Today's change as a tinted pill, under a headline figure. */
export function ChangePill(props: ChangeProps) {
  const leading = props.amount ?? props.percent?.toString();
  const sign = leading ? signOf(leading) : 0;
  const tint = sign > 0 ? styles.gain : sign < 0 ? styles.loss : styles.flat;
  return (
    <span className={classNames(styles.pill, tint)}>
      <Change {...props} />
    </span>
  );
}
