import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../../design-system/inputs/number-input.tsx';
import {
  decimal,
  hundred,
  isDecimalText,
  over,
  sign,
  textOf,
  times,
} from '../../../../../foundation/decimal.ts';
import { amountParts } from '../../../../../foundation/format-amount.ts';
import { isTraded, type TransactionValues } from '../transaction-values.ts';
import type { TransactionFieldsProps } from './transaction-fields-props.ts';

type Props = TransactionFieldsProps & { name: 'fee' | 'tax' };

/** A fee or a tax in the currency of the transaction, with its share of an order. */
export function TransactionChargeField({ form, lists, errorOf, disabled, name }: Props) {
  const t = useTranslations('transactions.form');
  const numbers = useNumbers();
  const { values, change } = form;
  const currencyId = (name === 'fee' && isTraded(values.type) && values.feeCurrencyId) || values.currencyId;
  const code = lists.currencies.find(({ id }) => id === currencyId)?.code;
  const isWithheld = name === 'tax' && (values.type === 'dividend' || values.type === 'interest');
  const share = name === 'fee' && currencyId === values.currencyId ? shareOfOrder(values) : null;
  return (
    <Field
      label={t(isWithheld ? 'withheld' : name)}
      optional
      error={errorOf(name)}
      hint={share && t('feeShare', { percent: numbers.percent(share) })}
    >
      <NumberInput
        value={values[name]}
        onValueChange={(value) => change({ [name]: value })}
        unit={code && currencyMark(code)}
        disabled={disabled}
      />
    </Field>
  );
}

/** How a currency is written beside an amount: zł, €, CHF. */
function currencyMark(code: string): string {
  const { before, after } = amountParts('0', code);
  return (before + after).trim();
}

/** The fee in percent of units times price. */
function shareOfOrder({ amount, price, fee }: TransactionValues): string | null {
  if (![amount, price, fee].every((text) => isDecimalText(text) && /[1-9]/.test(text))) return null;
  const order = times(decimal(amount), decimal(price));
  if (sign(order) <= 0) return null;
  return textOf(over(times(decimal(fee), hundred), order, 4));
}
