import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** Beside the title, in small print. */
  note?: ReactNode;
  /** At the right of the title: a muted link or a small control. */
  action?: ReactNode;
  /** The dark block that anchors a page, in both themes. */
  graphite?: boolean;
  /** For tables and charts that reach the edge: only the title keeps its padding. */
  flush?: boolean;
  /** The level of the title. */
  level?: 2 | 3;
};

export function Card(props: Props) {
  const { title, note, action, graphite, flush, level = 2, className, children, ...native } = props;
  const Heading = `h${level}` as const;
  return (
    <section
      {...native}
      // Every token inside takes its dark value.
      data-scheme={graphite ? 'dark' : undefined}
      className={classNames(styles.card, graphite && styles.graphite, flush && styles.flush, className)}
    >
      {(title || action) && (
        <header className={styles.head}>
          <div className={styles.title}>
            {title && <Heading>{title}</Heading>}
            {note && <span className={styles.note}>{note}</span>}
          </div>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
