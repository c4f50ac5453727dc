import { createContext, useContext } from 'react';

/** How much a page shows by itself: a beginner gets explanations and few columns, a professional everything. */
export type DetailLevel = 'plain' | 'usual' | 'full';

export const DetailLevelContext = createContext<DetailLevel>('usual');

export function useDetailLevel(): DetailLevel {
  return useContext(DetailLevelContext);
}
