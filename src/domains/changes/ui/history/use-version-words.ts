import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { formatAmount, priceDecimals } from '../../../../foundation/format-amount.ts';
import type { ChangeVersions } from '../../contract.ts';

type Version = ChangeVersions[number];
type Row = NonNullable<Version['was']>;
export type FieldChange = { name: string; was: string | null; became: string | null };

/** In the order of the form. */
const fields = [
  'type',
  'day',
  'time',
  'portfolio_id',
  'holding_id',
  'units',
  'price',
  'total',
  'fee',
  'tax',
  'currency_id',
  'to_total',
  'to_currency_id',
  'numerator',
  'denominator',
  'occasion',
  'prior_cost',
  'prior_tax',
  'opened_on',
  'open_value',
  'close_value',
  'accrued',
  'other_fee',
  'other_fee_currency_id',
  'note',
  'name',
  'lot_method',
  'follows_cash',
  'is_virtual',
] as const;
type FieldName = (typeof fields)[number];

/** What versions of rows say, in words. */
export function useVersionWords() {
  const t = useTranslations('changes');
  const numbers = useNumbers();
  const names = useCalendarNames();

  const textOf = (field: FieldName, row: Row): string | null => {
    const value = row[field];
    if (value === null || value === undefined || value === '') return null;
    const currency = row[field === 'to_total' ? 'to_currency_id' : 'currency_id'];
    switch (field) {
      case 'type':
        return t.has(`types.${value}` as 'types.buy') ? t(`types.${value}` as 'types.buy') : value;
      case 'occasion':
        return t(`occasions.${value as 'gift'}`);
      case 'prior_cost':
      case 'prior_tax':
        return formatAmount(value, 'PLN');
      case 'other_fee':
        return row.other_fee_currency_id ? formatAmount(value, row.other_fee_currency_id) : value;
      case 'opened_on':
      case 'day':
        return dayText(value, 'short', names);
      case 'time':
        return value.slice(0, 5);
      case 'units':
        return numbers.units(value);
      case 'numerator':
      case 'denominator':
        return numbers.quantity(value);
      case 'price':
        return currency
          ? formatAmount(value, currency, { decimals: priceDecimals(value), isPublic: true })
          : value;
      case 'total':
      case 'open_value':
      case 'close_value':
      case 'accrued':
      case 'fee':
      case 'tax':
      case 'to_total':
        return currency ? formatAmount(value, currency) : value;
      case 'lot_method':
        return t(`lots.${value as 'fifo'}`);
      case 'follows_cash':
      case 'is_virtual':
        return t(value === 'true' ? 'yes' : 'no');
      default:
        return value;
    }
  };

  return {
    /** The fields that a change made others. */
    changesOf: ({ was, became }: Version): FieldChange[] =>
      fields
        .filter((field) => (was?.[field] ?? null) !== (became?.[field] ?? null))
        .map((field) => ({
          name: t(`field.${field}`),
          was: was && textOf(field, was),
          became: became && textOf(field, became),
        })),
    /** A row in a few words. */
    summaryOf: ({ of, name, was, became }: Version): string => {
      const row = was ?? became;
      if (!row || of !== 'transactions') return name ?? '';
      const parts = [textOf('type', row), textOf('units', row), name, textOf('total', row)];
      return [parts.filter(Boolean).join(' '), textOf('day', row)].filter(Boolean).join(', ');
    },
  };
}
