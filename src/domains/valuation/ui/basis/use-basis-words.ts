import { useTranslations } from 'use-intl';
import type { BasisNote } from '../../basis/basis-contract.ts';

/** Names a figure with the basis it is on: "Profit, real" (BA-1). */
export function useBasisWords(shown: Pick<BasisNote, 'of'> | null | undefined): (figure: string) => string {
  const t = useTranslations('basis');
  return (figure) => (shown ? t(`figure.${shown.of}`, { figure }) : figure);
}
