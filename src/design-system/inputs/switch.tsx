import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** Only the switch is seen; its label is for screen readers. */
  hideLabel?: boolean;
};

/** On or off, at once: without a form to send. Its text stands at the left, the switch at the right. */
export function Switch({ label, hint, hideLabel, className, ...native }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <label className={classNames(styles.row, hideLabel && styles.alone, className)}>
      <span className={hideLabel ? 'visually-hidden' : styles.text}>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...native}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
        role="switch"
        className={styles.switch}
        aria-describedby={hint ? hintId : undefined}
      />
    </label>
  );
}
