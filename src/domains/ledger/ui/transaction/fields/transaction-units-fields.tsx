import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../../design-system/figures/use-numbers.ts';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../../design-system/inputs/number-input.tsx';
import { TextLink } from '../../../../../design-system/layout/text-link.tsx';
import { takesUnits } from '../../../transaction-types.ts';
import styles from '../transaction-dialog.module.css';
import { hasPrice, isGiven, isTransfer, type TransactionValues } from '../transaction-values.ts';
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
  const leaves = takesUnits.has(values.type) && !available?.startsWith('-');
  const covers = values.type === 'cover' && available?.startsWith('-');
  const there = covers ? available!.slice(1) : available;
  const all = (leaves || covers) && there !== null && /[1-9]/.test(there) ? there : null;
  const takeAll = () => all && change({ amount: all });
  const isPriced = hasPrice(values);
  return (
    <div className={isPriced ? styles.row3 : styles.row2}>
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
      {isPriced && (
        <>
          <Field label={t(priceLabel(values))} error={errorOf('price')} hint={priceHint}>
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

/** What a unit was traded at, had cost, or was worth when it was given. */
function priceLabel(values: TransactionValues) {
  if (isGiven(values)) return 'worth';
  if (values.occasion === 'option') return 'premium';
  return isTransfer(values.type) ? 'cost' : 'price';
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
  const named = type === 'sell' ? 'upTo' : type === 'cover' ? 'coverUpTo' : 'giveUpTo';
  const text = !isToday && type !== 'cover' ? 'heldToday' : named;
  return (
    <>
      <span className={styles.desk}>{t(text, { units })}</span>
      <TextLink tone="amber" className={styles.phone} onClick={onAll}>
        {t('all', { units })}
      </TextLink>
    </>
  );
}
