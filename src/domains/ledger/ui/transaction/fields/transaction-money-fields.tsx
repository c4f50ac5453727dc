import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../../../design-system/inputs/checkbox.tsx';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../../design-system/inputs/number-input.tsx';
import styles from '../transaction-dialog.module.css';
import type { ValueName } from '../transaction-values.ts';
import { TransactionCurrencyField } from './transaction-currency-field.tsx';
import type { TransactionFieldsProps } from './transaction-fields-props.ts';

/** One amount with its currency: dividends, interest, fees, taxes, deposits, withdrawals. */
export function TransactionMoneyFields(props: TransactionFieldsProps) {
  const t = useTranslations('transactions.form');
  const { type } = props.form.values;
  const label = t(type === 'dividend' || type === 'interest' || type === 'result' ? type : 'money');
  const row = (amount: ReactNode) => (
    <div className={styles.amountRow}>
      {amount}
      <TransactionCurrencyField {...props} name="currencyId" label={t('currency')} />
    </div>
  );
  if (type !== 'fee' && type !== 'tax' && type !== 'result')
    return row(<NumberField {...props} name="total" label={label} />);
  return (
    <>
      {row(<ChargeField {...props} label={label} />)}
      <RefundSwitch {...props} />
    </>
  );
}

const isBack = (total: string) => total.startsWith('-');

/** What was charged, or came back; what a contract brought, or lost: the sign stands in the box below and not in the number (rule L-16). */
function ChargeField({ form, errorOf, disabled, label }: TransactionFieldsProps & { label: string }) {
  const { total } = form.values;
  return (
    <Field label={label} error={errorOf('total')}>
      <NumberInput
        value={total.replace(/^-/, '')}
        onValueChange={(value) => form.change({ total: isBack(total) ? `-${value}` : value })}
        disabled={disabled}
      />
    </Field>
  );
}

function RefundSwitch({ form, disabled }: TransactionFieldsProps) {
  const t = useTranslations('transactions.form');
  const { total, type } = form.values;
  return (
    <Checkbox
      checked={isBack(total)}
      disabled={disabled}
      onChange={(event) =>
        form.change({ total: `${event.target.checked ? '-' : ''}${total.replace(/^-/, '')}` })
      }
    >
      {t(type === 'result' ? 'loss' : type === 'fee' ? 'feeRefund' : 'taxRefund')}
    </Checkbox>
  );
}

/** Two legs: what is given, and what is received for it. */
export function TransactionExchangeFields(props: TransactionFieldsProps) {
  const t = useTranslations('transactions.form');
  return (
    <div className={styles.legs}>
      <div className={styles.amountRow}>
        <NumberField {...props} name="total" label={t('given')} />
        <TransactionCurrencyField {...props} name="currencyId" label={t('currency')} />
      </div>
      <div className={styles.amountRow}>
        <NumberField {...props} name="toTotal" label={t('received')} />
        <TransactionCurrencyField {...props} name="toCurrencyId" label={t('toCurrency')} />
      </div>
    </div>
  );
}

/** A ratio and nothing else: a split has no price. */
export function TransactionRatioFields(props: TransactionFieldsProps) {
  const t = useTranslations('transactions.form');
  return (
    <div className={styles.row2}>
      <NumberField {...props} name="numerator" label={t('numerator')} hint={t('ratioHint')} />
      <NumberField {...props} name="denominator" label={t('denominator')} />
    </div>
  );
}

type NumberProps = TransactionFieldsProps & {
  name: Extract<ValueName, 'total' | 'toTotal' | 'numerator' | 'denominator'>;
  label: string;
  hint?: string;
};

function NumberField({ form, errorOf, disabled, name, label, hint }: NumberProps) {
  return (
    <Field label={label} error={errorOf(name)} hint={hint}>
      <NumberInput
        value={form.values[name]}
        onValueChange={(value) => form.change({ [name]: value })}
        disabled={disabled}
      />
    </Field>
  );
}
