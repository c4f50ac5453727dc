import { createContext } from 'react';
import type { ShownBasis } from '../../basis/bases.ts';

/** On what basis amounts are shown, and how to choose another; null where nobody chooses. */
export type BasisChoice = { basis: ShownBasis; choose: (basis: ShownBasis) => void };

export const BasisContext = createContext<BasisChoice | null>(null);
