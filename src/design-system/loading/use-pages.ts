import { useCallback, useEffect, useRef, useState } from 'react';
import { startLoading } from '../../foundation/start-loading.ts';
import { nothingYet, type Page, type Pages, withPage } from './pages.ts';

type Options<Row> = {
  /** Stands for what is listed: another one begins anew. */
  key: string;
  /** Rows of a page. */
  size: number;
  load: (start: number, signal: AbortSignal) => Promise<Page<Row>>;
  /** The first page came with the address; what is loaded here are those after it. */
  hasFirst?: boolean;
};

/** A list that is loaded page by page; an answer that comes too late is dropped. */
export function usePages<Row>({ key, size, load, hasFirst = false }: Options<Row>) {
  const begin = hasFirst ? size : 0;
  const [kept, setKept] = useState<Pages<Row>>();
  const latest = useRef(load);
  latest.current = load;
  const stop = useRef<() => void>(undefined);
  const pages = kept?.of === key ? kept : nothingYet<Row>(key, begin);

  const ask = useCallback(
    (start: number) => {
      stop.current?.();
      const next = (change: (before: Pages<Row>) => Pages<Row>) =>
        setKept((before) => change(before?.of === key ? before : nothingYet(key, begin)));
      next((before) => ({ ...before, state: 'loading' }));
      stop.current = startLoading({
        load: (signal) => latest.current(start, signal),
        onReady: (page) => next((before) => withPage(before, start, page, size)),
        onFailed: () => next((before) => ({ ...before, state: 'failed' })),
      });
    },
    [key, begin, size],
  );
  useEffect(() => {
    if (begin === 0) ask(0);
    return () => stop.current?.();
  }, [ask, begin]);

  const { next } = pages;
  return {
    ...pages,
    /** The next page; after a failure the same one again. */
    more: useCallback(() => ask(next), [ask, next]),
    /** From the first page on; what is shown stays until it has come. */
    reload: useCallback(() => ask(0), [ask]),
  };
}
