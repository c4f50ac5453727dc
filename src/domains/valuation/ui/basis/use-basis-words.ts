import { useTranslations } from 'use-intl';
import type { BasisNote } from '../../basis/basis-contract.ts';

/** Names a figure with the basis it is on: "Profit, real" (BA-1). */
export function useBasisWords(shown: Pick<BasisNote, 'of'> | null | undefined): (figure: string) => string {
  const t = useTranslations('basis');
  return (figure) => (shown ? t(`figure.${shown.of}`, { figure }) : figure);
}

/** What the two areas of a value chart are called: inflation lifts deposits, the tax lowers the value. */
export function useChartNames(shown: Pick<BasisNote, 'of'> | null | undefined) {
  const ui = useTranslations('ui');
  const onBasis = useBasisWords(shown);
  const isReal = shown?.of === 'real';
  return {
    value: isReal ? ui('value') : onBasis(ui('value')),
    invested: isReal ? onBasis(ui('invested')) : ui('invested'),
  };
}
