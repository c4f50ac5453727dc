import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './two-lines.module.css';

type Props = { name: ReactNode; note?: ReactNode; title?: string; className?: string };

/** A name and what it is, each in one line that ends in dots where there is no room. */
export function TwoLines({ name, note, title, className }: Props) {
  return (
    <span className={classNames(styles.text, className)}>
      <b title={title}>{name}</b>
      {note && <small>{note}</small>}
    </span>
  );
}
