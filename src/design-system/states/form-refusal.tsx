import type { ReactNode } from 'react';
import styles from './form-refusal.module.css';

type Props = {
  /** `notice`: not a mistake, but a limit with a way out. */
  tone?: 'loss' | 'notice';
  children: ReactNode;
};

/** Why a form was not saved, where no single field is to blame. */
export function FormRefusal({ tone = 'loss', children }: Props) {
  return (
    <p className={styles[tone]} role="alert">
      {children}
    </p>
  );
}
