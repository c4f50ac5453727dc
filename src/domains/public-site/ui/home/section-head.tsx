import type { ReactNode } from 'react';
import { classNames } from '../../../../design-system/class-names.ts';
import text from '../../../../design-system/site/site-text.module.css';
import styles from './section-head.module.css';

type Props = { id: string; title: string; lead: ReactNode };

/** A heading on the left and its lead on the right, on one ground line. */
export function SectionHead({ id, title, lead }: Props) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={text.h2}>
        {title}
      </h2>
      <p className={classNames(text.lead, styles.lead)}>{lead}</p>
    </div>
  );
}
