import type { ReactNode } from 'react';
import styles from './twin-editor.module.css';

type Props = {
  /** The friendly editor. */
  children: ReactNode;
  /** The same as JSON, as high as the friendly one. */
  json: ReactNode;
};

/** Two views of one value side by side: edit either, the other follows. Below each other on a phone. */
export function TwinEditor({ children, json }: Props) {
  return (
    <div className={styles.twin}>
      <div className={styles.side}>{children}</div>
      <div className={styles.json}>{json}</div>
    </div>
  );
}
