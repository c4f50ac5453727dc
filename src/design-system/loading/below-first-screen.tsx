import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

type Props = {
  /** About how high it will be, in pixels, so that the page does not grow under a reader. */
  height: number;
  children: ReactNode;
};

/** What nobody sees before scrolling: the server keeps its place, the browser draws it as soon as it runs. */
export function BelowFirstScreen({ height, children }: Props) {
  return useHydrated() ? children : <div style={{ minHeight: height }} />;
}
