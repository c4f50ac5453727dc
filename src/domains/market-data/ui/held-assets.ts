import { createContext } from 'react';

/** Ids of the assets that the reader holds, where the page knows them: their menus lead to the reader's own figures (rule HO-12). */
export const HeldAssetsContext = createContext<ReadonlySet<string>>(new Set());
