import type { ReactNode } from 'react';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import styles from './check-list.module.css';

/** Ticked points; strong words inside take the colour of headings. */
export function CheckList({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className={styles.list}>
      {children.map((point, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points are fixed
        <li key={at}>
          <Icon name="check" className={styles.tick} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}

/** For `t.rich`: what stands between `<b>` and `</b>`. */
export const strong = { b: (words: ReactNode) => <b>{words}</b> };
