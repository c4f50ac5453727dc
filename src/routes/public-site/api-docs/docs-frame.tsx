import type { ReactNode } from 'react';
import { CallSearch } from './call-search.tsx';
import { Contents, type Here } from './contents.tsx';
import type { ContentsEntry } from './docs-data.ts';
import styles from './docs-frame.module.css';
import type { FoundCalls } from './search-calls.ts';

type Props = {
  contents: readonly ContentsEntry[];
  here?: Here;
  query?: string;
  found?: FoundCalls | null;
  children: ReactNode;
};

/** The contents at the side, the search above, and below it what was found or the page itself. */
export function DocsFrame({ contents, here, query = '', found = null, children }: Props) {
  return (
    <div className={styles.columns}>
      <Contents contents={contents} here={here} />
      <div className={styles.main}>
        <CallSearch query={query} found={found}>
          {children}
        </CallSearch>
      </div>
    </div>
  );
}
