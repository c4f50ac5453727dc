import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../../design-system/inputs/calendar-text.ts';
import { Checkbox } from '../../../../../design-system/inputs/checkbox.tsx';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { useCalendarNames } from '../../../../../design-system/inputs/use-calendar-names.ts';
import { formatAmount } from '../../../../../foundation/format-amount.ts';
import styles from '../transaction-dialog.module.css';
import type { HeldAsset } from '../transaction-sources.ts';
import type { TransactionFieldsProps } from './transaction-fields-props.ts';

type Props = TransactionFieldsProps & { held: HeldAsset | null };

/** Which purchases a sale takes from, where the portfolio goes by that; each number says when its turn is (rule L-6). */
export function TransactionLotsField({ form, lists, errorOf, disabled, held }: Props) {
  const t = useTranslations('transactions.form');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const { values, change } = form;
  const portfolio = lists.portfolios.find(({ id }) => id === values.portfolioId);
  const lots = held?.lots?.filter(({ id }) => id !== null) ?? [];
  if (portfolio?.lotMethod !== 'named' || lots.length === 0) return null;
  const named = values.lots ? values.lots.split(',') : [];
  const toggle = (id: string, isOn: boolean) =>
    change({ lots: (isOn ? [...named, id] : named.filter((one) => one !== id)).join(',') });
  return (
    <Field label={t('lots')} group error={errorOf('lots')} hint={t('lotsHint')}>
      <div className={styles.lots}>
        {lots.map(({ id, day, units, cost, currency }) => (
          <Checkbox
            key={id}
            checked={named.includes(id!)}
            disabled={disabled}
            onChange={(event) => toggle(id!, event.target.checked)}
          >
            {t('lot', {
              day: dayText(day, 'short', names),
              units: numbers.units(units),
              cost: formatAmount(cost, currency.toUpperCase()),
            })}
            {named.includes(id!) && named.length > 1 && ` · ${named.indexOf(id!) + 1}`}
          </Checkbox>
        ))}
      </div>
    </Field>
  );
}
