import type { ReactNode } from 'react';
import { StrataGlyph } from '../brand/strata-glyph.tsx';
import styles from './empty-state.module.css';

type Props = {
  title: ReactNode;
  /** What this is for. */
  text?: ReactNode;
  /** The one button that fills it, and at most one beside it. */
  actions?: ReactNode;
  glyph?: 'dashed' | 'filled' | 'broken';
  level?: 1 | 2 | 3;
};

export function EmptyState({ title, text, actions, glyph = 'dashed', level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      <StrataGlyph amber={glyph} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
