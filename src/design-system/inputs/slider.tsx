import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './slider.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'size'> & {
  min: number;
  max: number;
  value: number;
  onValueChange: (value: number) => void;
  size?: 'sm' | 'md';
};

/** The browser's own slider, in our look. A number field beside it takes exact values. */
export function Slider({ min, max, value, onValueChange, size = 'md', className, ...native }: Props) {
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return (
    <input
      {...native}
      type="range"
      min={min}
      max={max}
      value={Math.min(max, Math.max(min, value))}
      className={classNames(styles.slider, styles[size], className)}
      style={{ '--share': share } as CSSProperties}
      onChange={(event) => onValueChange(event.target.valueAsNumber)}
    />
  );
}
