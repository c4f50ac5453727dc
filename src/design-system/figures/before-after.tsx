import type { ReactNode } from 'react';
import styles from './before-after.module.css';

export type BeforeAfterGroup = {
  key: string;
  /** What the lines below it are of. */
  head?: ReactNode;
  /** `isSame`: nothing changes, so that it stands back. */
  lines: readonly { name: string; before: ReactNode; after: ReactNode; isSame: boolean }[];
};

type Props = {
  caption: ReactNode;
  before: string;
  after: string;
  groups: readonly BeforeAfterGroup[];
};

/** What something would change, figure by figure; narrow enough for a phone. */
export function BeforeAfter({ caption, before, after, groups }: Props) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      {groups.map(({ key, head, lines }) => (
        <tbody key={key}>
          {head && (
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.head}>
                {head}
              </th>
            </tr>
          )}
          {lines.map((line) => (
            <tr key={line.name} className={line.isSame ? undefined : styles.changed}>
              <th scope="row">{line.name}</th>
              <td>{line.before}</td>
              <td>{line.after}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
