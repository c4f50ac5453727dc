import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../brand/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldContext } from './field-context.ts';

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown below with an icon; put a one-tap fix inside where there is one. */
  error?: ReactNode;
  optional?: boolean;
  /** Stands at the right of the label: a link such as "Forgot password?". */
  corner?: ReactNode;
  /** lg is for the sign-in pages. */
  size?: 'md' | 'lg';
  /** The control is made of several (segments, radio cards): the label names the group. */
  group?: boolean;
  hideLabel?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Label above, control, then hint or error below. The control inside finds its ids by itself. */
export function Field(props: Props) {
  const { label, hint, error, optional, corner, size = 'md', group, hideLabel, className, children } = props;
  const t = useTranslations('ui');
  const made = useId();
  const id = props.id ?? made;
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const invalid = Boolean(error);
  const labelLook = classNames(styles.label, hideLabel && 'visually-hidden');
  const note = error || hint;
  return (
    <div className={classNames(styles.field, styles[size], className)}>
      <div className={classNames(styles.head, hideLabel && !corner && styles.headless)}>
        {group ? (
          <span id={labelId} className={labelLook}>
            {label}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} className={labelLook}>
            {label}
          </label>
        )}
        {corner ?? (optional && <span className={styles.optional}>{t('optional')}</span>)}
      </div>
      <FieldContext value={{ id, labelId, describedBy: note ? noteId : undefined, invalid, size }}>
        {children}
      </FieldContext>
      {note && (
        <div
          id={noteId}
          className={invalid ? styles.error : styles.hint}
          role={invalid ? 'alert' : undefined}
        >
          {invalid && <Icon name="warning" size={16} />}
          <span>{note}</span>
        </div>
      )}
    </div>
  );
}
