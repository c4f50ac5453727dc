import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './checkbox.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Beside the box. Without it give an aria-label. */
  children?: ReactNode;
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
  error?: ReactNode;
};

export function Checkbox({ children, mixed = false, error, className, ref, ...native }: Props) {
  const own = useRef<HTMLInputElement>(null);
  const errorId = useId();
  useEffect(() => {
    if (own.current) own.current.indeterminate = mixed;
  }, [mixed]);
  const take = (element: HTMLInputElement | null) => {
    own.current = element;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
  };
  return (
    <span className={classNames(styles.root, className)}>
      <label className={styles.label}>
        <span className={styles.hit}>
          <input
            {...native}
            ref={take}
            type="checkbox"
            aria-invalid={error ? true : native['aria-invalid']}
            aria-describedby={error ? errorId : native['aria-describedby']}
            className={styles.input}
          />
          <Icon name={mixed ? 'minus' : 'check'} size={14} className={styles.tick} />
        </span>
        {children && <span className={styles.text}>{children}</span>}
      </label>
      {error && (
        <span id={errorId} className={styles.error} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </span>
      )}
    </span>
  );
}
