import { classNames } from '../../../design-system/class-names.ts';
import styles from './broker-mark.module.css';

type Props = {
  /** As integrations name it; tools/make-marks.mjs draws it. */
  name: string;
  /** 52 or 40 px. */
  size?: 'sm' | 'md';
};

/** A mark of ours, not the broker's logo. Decorative: the name stands beside it. */
export function BrokerMark({ name, size = 'md' }: Props) {
  return (
    <img
      src={`/brokers/${encodeURIComponent(name)}.png`}
      alt=""
      width={52}
      height={52}
      className={classNames(styles.mark, styles[size])}
    />
  );
}
