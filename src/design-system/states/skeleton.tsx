import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

type Props = {
  width?: number | string;
  height?: number | string;
  /** badge is the tile of a ticker, round an avatar, block a chart. */
  shape?: 'bar' | 'badge' | 'round' | 'block';
  className?: string;
};

/** A quiet bar where a value will stand. Put it into the final layout, so that nothing jumps. */
export function Skeleton({ width, height, shape = 'bar', className }: Props) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
