import { useTranslations } from 'use-intl';
import { isZero, sign } from '../../../../foundation/decimal.ts';
import type { Values } from '../../fields/fields.ts';
import type { OverpaymentFields } from '../../overpayment/overpayment-fields.ts';
import type { OverpaymentResult } from '../../overpayment/overpayment-result.ts';
import { Money, moneyText } from '../frame/money.tsx';
import { ResultCard } from '../frame/result-card.tsx';

type Props = { values: Values<OverpaymentFields>; result: OverpaymentResult; query: string };

export function OverpaymentResultCard({ values, result, query }: Props) {
  const t = useTranslations('toolOverpayment');
  const note = useNote(values, result);
  const { plain, overpaid, fees, gain } = result;
  const hasFee = !isZero(fees);
  return (
    <ResultCard
      label={hasFee ? t('savedAfterFee') : t('saved')}
      amount={gain}
      note={note}
      query={query}
      rows={[
        {
          key: 'without',
          label: t('interestWithout'),
          value: <Money value={plain.totals.interest} />,
        },
        { key: 'with', label: t('interestWith'), value: <Money value={overpaid.totals.interest} /> },
        ...(hasFee ? [{ key: 'fees', label: t('fees'), value: <Money value={fees} /> }] : []),
        { key: 'overpaid', label: t('overpaid'), value: <Money value={overpaid.totals.overpaid} /> },
        {
          key: 'instalments',
          label: t('instalmentsLeft'),
          value: t('fromTo', { after: overpaid.totals.months, before: plain.totals.months }),
        },
      ]}
    />
  );
}

function useNote({ effect }: Props['values'], result: OverpaymentResult): string {
  const t = useTranslations('toolOverpayment');
  const { gain, overpaid, monthsSooner, firstInstalment, nextInstalment } = result;
  if (isZero(overpaid.totals.overpaid)) return t('nothing');
  if (sign(gain) < 0) return t('costsMore');
  if (effect === 'lower' && nextInstalment)
    return t('nextInstalment', { next: moneyText(nextInstalment), first: moneyText(firstInstalment) });
  if (monthsSooner === 0) return t('sameEnd');
  const [years, months] = [Math.floor(monthsSooner / 12), monthsSooner % 12];
  return t('sooner', { years, months, both: years > 0 && months > 0 ? 'yes' : 'no' });
}
