import type { ReactNode } from 'react';
import { Card } from '../layout/card.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import styles from './site-notice.module.css';
import { Wrap } from './wrap.tsx';

type Props = {
  /** filled: it is done. dashed: still to come. broken: it did not work. */
  glyph: 'dashed' | 'filled' | 'broken';
  title: string;
  text: ReactNode;
  /** What can be done next, one below the other. */
  children?: ReactNode;
};

/** A page of the public site that says one thing. */
export function SiteNotice({ glyph, title, text, children }: Props) {
  return (
    <Wrap>
      <Card className={styles.card}>
        <EmptyState
          level={1}
          glyph={glyph}
          title={title}
          text={text}
          actions={<div className={styles.actions}>{children}</div>}
        />
      </Card>
    </Wrap>
  );
}
