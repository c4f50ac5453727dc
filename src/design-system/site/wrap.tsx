import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './wrap.module.css';

/** Keeps content to the width of the page, with gutters. */
export function Wrap({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.wrap, className)}>{children}</div>;
}
