import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from './field-context.ts';
import styles from './textarea.module.css';

export function Textarea({ className, rows = 4, ...native }: ComponentProps<'textarea'>) {
  const control = useFieldControl(native);
  return <textarea rows={rows} {...native} {...control} className={classNames(styles.textarea, className)} />;
}
