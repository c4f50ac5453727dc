import type { ReactNode } from 'react';
import { ComingPill } from './coming-pill.tsx';
import styles from './coming-state.module.css';
import { EmptyState } from './empty-state.tsx';

type Props = {
  title: ReactNode;
  /** What will be here. */
  text: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2 | 3;
};

/** A page that is planned and not yet built: says what will be here. */
export function ComingState({ title, text, actions, level = 1 }: Props) {
  return (
    <div className={styles.coming}>
      <EmptyState
        level={level}
        title={title}
        text={
          <>
            <p>{text}</p>
            <p className={styles.when}>
              <ComingPill />
            </p>
          </>
        }
        actions={actions}
      />
    </div>
  );
}
