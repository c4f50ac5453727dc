import type { ReactNode } from 'react';
import styles from './card-head.module.css';

type Props = {
  title: string;
  /** What is shown, under the title. */
  about?: ReactNode;
  /** At the right: switches. */
  children?: ReactNode;
};

/** The head of a card whose title needs a line of its own under it. */
export function CardHead({ title, about, children }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <h2>{title}</h2>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {children && <div className={styles.controls}>{children}</div>}
    </header>
  );
}
