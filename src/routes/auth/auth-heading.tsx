import type { ReactNode } from 'react';
import styles from './auth-heading.module.css';

type Props = { title: string; lead: ReactNode };

export function AuthHeading({ title, lead }: Props) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
