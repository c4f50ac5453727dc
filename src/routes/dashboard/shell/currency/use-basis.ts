import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ShownBasis } from '../../../../domains/valuation/basis/bases.ts';
import type { BasisChoice } from '../../../../domains/valuation/ui/basis/basis-context.ts';
import { rememberInCookie } from '../browser-memory.ts';

/** On what basis amounts are shown. A cookie keeps the choice with whose it is: another person here has their own (BA-8). */
export function useBasis(fromCookie: ShownBasis, userId: string): BasisChoice {
  const [basis, setBasis] = useState(fromCookie);
  const { revalidate } = useRevalidator();
  return useMemo(
    () => ({
      basis,
      choose: (next) => {
        setBasis(next);
        rememberInCookie('basis', next === 'nominal' ? null : `${next}.${userId}`);
        void revalidate();
      },
    }),
    [basis, userId, revalidate],
  );
}
