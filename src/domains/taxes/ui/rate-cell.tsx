import { useTranslations } from 'use-intl';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import type { TaxSaleOutput } from '../contract.ts';
import { useTaxWords } from './use-tax-words.ts';

/** A mid rate over the number and day of its table; of another currency whose rate is not told, nothing. */
export function RateCell({ rate, currency }: { rate: TaxSaleOutput['rate']; currency: string | null }) {
  const t = useTranslations('taxes.rows');
  const words = useTaxWords();
  if (!rate) return currency === 'PLN' && t('noTable');
  return (
    <>
      {words.mid(rate.mid)}
      <small>
        {rate.table === simulatedSource ? t('simulatedTable') : rate.table}, {words.day(rate.day)}
      </small>
    </>
  );
}
