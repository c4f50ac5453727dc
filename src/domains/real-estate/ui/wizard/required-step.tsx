import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Select, type SelectOption } from '../../../../design-system/inputs/select.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import type { Address } from '../../addresses-contract.ts';
import { AddressSearch } from './address-search.tsx';
import styles from './property-wizard.module.css';
import type { PropertyForm } from './use-property-form.ts';

type Props = {
  form: PropertyForm;
  currencies: readonly SelectOption[];
  codeOf: (currencyId: string) => string;
  /** The address that is stored. */
  stored: string;
  today: string;
};

/** What a property cannot do without. */
export function RequiredStep({ form, currencies, codeOf, stored, today }: Props) {
  const t = useTranslations('realEstate.wizard');
  const { values, set, field, errorOf } = form;
  return (
    <>
      <Field label={t('name')} hint={t('nameHint')} error={errorOf('name')}>
        <TextInput {...field('name')} maxLength={60} autoComplete="off" placeholder={t('namePlaceholder')} />
      </Field>
      <AddressFields form={form} stored={stored} />
      <div className={styles.pair}>
        <Field label={t('boughtPrice')} error={errorOf('bought_price')}>
          <NumberInput
            value={values.bought_price}
            onValueChange={(value) => set('bought_price', value)}
            unit={codeOf(values.bought_currency_id)}
          />
        </Field>
        <Field label={t('boughtAt')} error={errorOf('bought_at')}>
          <DateInput
            value={values.bought_at}
            onChange={(event) => set('bought_at', event.target.value)}
            max={today}
          />
        </Field>
        <Field label={t('currentPrice')} hint={t('currentPriceHint')} error={errorOf('current_price')}>
          <NumberInput
            value={values.current_price}
            onValueChange={(value) => set('current_price', value)}
            unit={codeOf(values.currency_id)}
          />
        </Field>
        <Field label={t('area')} error={errorOf('meter_square')}>
          <NumberInput
            value={values.meter_square}
            onValueChange={(value) => set('meter_square', value)}
            unit="m²"
          />
        </Field>
        <Field label={t('boughtCurrency')} error={errorOf('bought_currency_id')}>
          <Select {...field('bought_currency_id')} options={currencies} />
        </Field>
        <Field label={t('currency')} error={errorOf('currency_id')}>
          <Select {...field('currency_id')} options={currencies} />
        </Field>
        <Field label={t('marketType')} group error={errorOf('market_type')}>
          <Segmented
            full
            value={values.market_type || undefined}
            onChange={(market) => set('market_type', market)}
            options={[
              { value: '1', label: t('primary') },
              { value: '2', label: t('secondary') },
            ]}
          />
        </Field>
        <ShareField form={form} />
      </div>
    </>
  );
}

function ShareField({ form }: { form: PropertyForm }) {
  const t = useTranslations('realEstate.wizard');
  const { values, set, errorOf } = form;
  const error = errorOf('share');
  return (
    <Field
      label={t('share')}
      error={
        error && (
          <>
            {error}{' '}
            <button type="button" className={styles.fix} onClick={() => set('share', '100')}>
              {t('shareFix')}
            </button>
          </>
        )
      }
    >
      <NumberInput value={values.share} onValueChange={(value) => set('share', value)} unit="%" />
    </Field>
  );
}

function AddressFields({ form, stored }: { form: PropertyForm; stored: string }) {
  const t = useTranslations('realEstate.wizard');
  const numbers = useNumbers();
  const { values, set, field, errorOf } = form;
  const take = (address: Address) => {
    for (const name of ['country', 'state', 'city', 'street', 'street_number', 'postal_code'] as const)
      if (address[name] !== null) set(name, address[name]);
    set('lat', address.lat);
    set('lng', address.lng);
  };
  const text = (value: number) => numbers.number(String(value), { decimals: 4 });
  return (
    <>
      <AddressSearch stored={stored} onPick={take} />
      <div className={styles.address}>
        <Field label={t('street')} error={errorOf('street')}>
          <TextInput {...field('street')} maxLength={150} autoComplete="off" />
        </Field>
        <Field label={t('streetNumber')} error={errorOf('street_number')}>
          <TextInput {...field('street_number')} maxLength={30} autoComplete="off" />
        </Field>
        <Field label={t('city')} error={errorOf('city')}>
          <TextInput {...field('city')} maxLength={100} autoComplete="off" />
        </Field>
        <Field label={t('postalCode')} optional error={errorOf('postal_code')}>
          <TextInput {...field('postal_code')} maxLength={20} autoComplete="off" />
        </Field>
        <Field label={t('state')} error={errorOf('state')}>
          <TextInput {...field('state')} maxLength={100} autoComplete="off" />
        </Field>
        <Field label={t('country')} error={errorOf('country')}>
          <TextInput {...field('country')} maxLength={100} autoComplete="off" />
        </Field>
      </div>
      <p className={styles.placed}>
        {values.lat === null || values.lng === null
          ? t('unplaced')
          : t('placed', { lat: text(values.lat), lng: text(values.lng) })}
      </p>
    </>
  );
}
