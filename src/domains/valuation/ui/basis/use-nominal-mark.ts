import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { BasisContext } from './basis-context.ts';

/** Marks what stays nominal beside figures that are on another basis (BA-1); nothing where all is. */
export function useNominalMark(currency: string): string {
  const t = useTranslations('basis');
  const choice = useContext(BasisContext);
  if (!choice || choice.basis === 'nominal' || currency !== 'PLN') return '';
  return ` · ${t('of.nominal').toLowerCase()}`;
}
