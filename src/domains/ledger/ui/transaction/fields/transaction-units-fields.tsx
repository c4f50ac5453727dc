import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../../design-system/inputs/number-input.tsx';
import { TextLink } from '../../../../../design-system/layout/text-link.tsx';
import { takesUnits } from '../../../transaction-types.ts';
import styles from '../transaction-dialog.module.css';
import { isLinkedTransfer, isTransfer } from '../transaction-values.ts';
import { TransactionCurrencyField } from './transaction-currency-field.tsx';
import type { TransactionFieldsProps } from './transaction-fields-props.ts';

type Props = TransactionFieldsProps & {
  /** Units held without what the edited record does; nothing while no holding is chosen. */
  available: string | null;
  isToday: boolean;
  priceHint: ReactNode;
};

/** Units, price and currency of what is bought, sold or transferred. */
export function TransactionUnitsFields({ available, isToday, priceHint, ...props }: Props) {
  const numbers = useNumbers();
  const { form, errorOf, disabled } = props;
  const t = useTranslations('transactions.form');
  const { values, change } = form;
  const leaves = takesUnits.has(values.type);
  const all = leaves && available !== null && /[1-9]/.test(available) ? available : null;
  const takeAll = () => all && change({ amount: all });
  const isLinked = isLinkedTransfer(values);
  return (
    <div className={isLinked ? styles.row2 : styles.row3}>
      <Field
        label={t('amount')}
        error={errorOf('amount') && <TooMany text={errorOf('amount')} max={form.max ?? all} {...props} />}
        hint={all && <UnitsHint all={all} type={values.type} isToday={isToday} onAll={takeAll} />}
      >
        <NumberInput
          value={values.amount}
          onValueChange={(amount) => change({ amount })}
          disabled={disabled}
          after={
            all && (
              <button type="button" className={styles.all} onClick={takeAll} disabled={disabled}>
                {t('all', { units: numbers.quantity(all) })}
              </button>
            )
          }
        />
      </Field>
      {!isLinked && (
        <>
          <Field
            label={t(isTransfer(values.type) ? 'cost' : 'price')}
            error={errorOf('price')}
            hint={priceHint}
          >
            <NumberInput
              value={values.price}
              onValueChange={(price) => change({ price })}
              disabled={disabled}
            />
          </Field>
          <TransactionCurrencyField {...props} name="currencyId" label={t('currency')} />
        </>
      )}
    </div>
  );
}

type TooManyProps = TransactionFieldsProps & { text: string | undefined; max: string | null };

/** What is wrong with the units, with the most there is one tap away. */
function TooMany({ text, max, form, disabled }: TooManyProps) {
  const numbers = useNumbers();
  const t = useTranslations('transactions.form');
  const error = form.errorIn('amount');
  const isFixed = error === undefined || error === 'maxVolumeError';
  const most = isFixed && takesUnits.has(form.values.type) && max && /[1-9]/.test(max) ? max : null;
  return (
    <>
      {text}{' '}
      {most && !disabled && (
        <TextLink className={styles.phone} onClick={() => form.change({ amount: most })}>
          {t('all', { units: numbers.quantity(most) })}
        </TextLink>
      )}
    </>
  );
}

type HintProps = { all: string; type: string; isToday: boolean; onAll: () => void };

function UnitsHint({ all, type, isToday, onAll }: HintProps) {
  const numbers = useNumbers();
  const t = useTranslations('transactions.form');
  const units = numbers.quantity(all);
  const text = !isToday ? 'heldToday' : type === 'sell' ? 'upTo' : 'giveUpTo';
  return (
    <>
      <span className={styles.desk}>{t(text, { units })}</span>
      <TextLink tone="amber" className={styles.phone} onClick={onAll}>
        {t('all', { units })}
      </TextLink>
    </>
  );
}
