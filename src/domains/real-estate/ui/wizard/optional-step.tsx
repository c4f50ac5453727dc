import { useTranslations } from 'use-intl';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { decimal, fixedTextOf, hundred, over, times } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { typedDecimal } from '../../../../foundation/typed-decimal.ts';
import styles from './property-wizard.module.css';
import type { PropertyForm } from './use-property-form.ts';

type Props = { form: PropertyForm; codeOf: (currencyId: string) => string };

const transferTaxPercent = decimal('2');

/** What may be left empty. */
export function OptionalStep({ form, codeOf }: Props) {
  const t = useTranslations('realEstate.wizard');
  const { values, set, errorOf } = form;
  const counts = ['rooms_count', 'bathrooms_count', 'floor'] as const;
  const labels = { rooms_count: t('rooms'), bathrooms_count: t('bathrooms'), floor: t('floor') };
  const least = { rooms_count: 1, bathrooms_count: 0, floor: 0 };
  return (
    <>
      <div className={styles.three}>
        {counts.map((name) => (
          <Field key={name} label={labels[name]} optional error={errorOf(name)}>
            <NumberInput
              value={values[name]}
              onValueChange={(value) => set(name, value)}
              inputMode="numeric"
              min={least[name]}
            />
          </Field>
        ))}
      </div>
      <div className={styles.pair}>
        <Field label={t('balcony')} group>
          <Segmented
            full
            value={values.balcony || undefined}
            onChange={(balcony) => set('balcony', balcony)}
            options={[
              { value: 'yes', label: <Yes /> },
              { value: 'no', label: <Yes no /> },
            ]}
          />
        </Field>
        <Field label={t('builtIn')} optional error={errorOf('build_year')}>
          <NumberInput
            value={values.build_year}
            onValueChange={(value) => set('build_year', value)}
            inputMode="numeric"
          />
        </Field>
      </div>
      <Costs form={form} unit={codeOf(values.bought_currency_id)} />
    </>
  );
}

function Yes({ no }: { no?: boolean }) {
  const t = useTranslations('realEstate.detail');
  return t(no ? 'no' : 'yes');
}

function Costs({ form, unit }: { form: PropertyForm; unit: string }) {
  const t = useTranslations('realEstate.wizard');
  const { values, set, errorOf } = form;
  const price = typedDecimal(values.bought_price);
  const due = price && fixedTextOf(over(times(decimal(price), transferTaxPercent), hundred, 2), 2);
  const offersTax = values.market_type === '2' && !values.transfer_tax && due && unit;
  const names = ['notary_cost', 'transfer_tax', 'agent_cost', 'other_cost'] as const;
  const labels = {
    notary_cost: t('notary'),
    transfer_tax: t('transferTax'),
    agent_cost: t('agent'),
    other_cost: t('otherCost'),
  };
  return (
    <fieldset className={styles.costs}>
      <legend>{t('costs')}</legend>
      <div className={styles.pair}>
        {names.map((name) => (
          <Field
            key={name}
            label={labels[name]}
            optional
            error={errorOf(name)}
            hint={
              name === 'transfer_tax' && (
                <>
                  {t('transferTaxHint')}{' '}
                  {offersTax && (
                    <button type="button" className={styles.fix} onClick={() => set('transfer_tax', due)}>
                      {t('transferTaxFill', { amount: formatAmount(due, unit) })}
                    </button>
                  )}
                </>
              )
            }
          >
            <NumberInput value={values[name]} onValueChange={(value) => set(name, value)} unit={unit} />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
