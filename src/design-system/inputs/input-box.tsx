import { type ReactNode, useContext } from 'react';
import { Icon, type IconName } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import { FieldContext } from './field-context.ts';
import styles from './input-box.module.css';

type Props = {
  icon?: IconName;
  before?: ReactNode;
  after?: ReactNode;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

/** The frame around a native control: 48 px, or 56 in large fields, with what stands before and after it. */
export function InputBox({ icon, before, after, disabled, className, children }: Props) {
  const { invalid, size = 'md' } = useContext(FieldContext);
  return (
    <span
      className={classNames(
        styles.box,
        styles[size],
        invalid && styles.invalid,
        disabled && styles.disabled,
        className,
      )}
    >
      {icon && <Icon name={icon} size={18} className={styles.icon} />}
      {before}
      {children}
      {after}
    </span>
  );
}
