import { useTranslations } from 'use-intl';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { readSymbol } from '../../bond-symbol.ts';
import type { BondValues } from '../../bond-values.ts';
import styles from './bond-dialog.module.css';
import type { BondForm } from './use-bond-form.ts';

const coupons = ['0', '1', '2', '4'];

/** A series that the table does not have: its symbol and its rates. */
export function HandFields({ form }: { form: BondForm }) {
  const t = useTranslations('bonds.modal');
  const { values, errorOf } = form;
  const isCatalyst = readSymbol(values.symbol)?.kind === 'catalyst';
  return (
    <>
      <div className={styles.two}>
        <Field label={t('symbol')} error={errorOf('symbol')} hint={t('symbolHint')}>
          <TextInput
            value={values.symbol}
            onChange={(event) => form.set('symbol', event.target.value.toUpperCase())}
            maxLength={20}
            autoComplete="off"
          />
        </Field>
        <Typed form={form} name="first_rate" label={t(isCatalyst ? 'coupon' : 'firstRate')} unit="%" />
      </div>
      <div className={styles.row}>
        <Typed
          form={form}
          name="face_value"
          label={t('faceValue')}
          placeholder={isCatalyst ? '1000' : '100'}
        />
        {isCatalyst ? (
          <>
            <Field label={t('maturity')} error={errorOf('matures_on')}>
              <DateInput
                value={values.matures_on}
                onChange={({ target }) => form.set('matures_on', target.value)}
              />
            </Field>
            <Field label={t('coupons')} error={errorOf('coupons_a_year')}>
              <Select
                value={values.coupons_a_year}
                onChange={(event) => form.set('coupons_a_year', event.target.value)}
                options={coupons.map((count) => ({ value: count, label: count }))}
              />
            </Field>
          </>
        ) : (
          <Typed form={form} name="fee" label={t('feeField')} unit="zł" />
        )}
      </div>
      {isCatalyst && <Typed form={form} name="quote" label={t('quote')} hint={t('quoteHint')} unit="%" />}
      <p className={styles.hint}>
        <button type="button" className={styles.hand} onClick={() => form.byHand(false)}>
          {t('fromTable')}
        </button>
      </p>
    </>
  );
}

type TypedProps = {
  form: BondForm;
  name: keyof Pick<BondValues, 'first_rate' | 'face_value' | 'fee' | 'quote'>;
  label: string;
  hint?: string;
  unit?: string;
  placeholder?: string;
};

function Typed({ form, name, label, hint, unit, placeholder }: TypedProps) {
  return (
    <Field label={label} error={form.errorOf(name)} hint={hint}>
      <NumberInput
        value={form.values[name]}
        onValueChange={(typed) => form.set(name, typed)}
        unit={unit}
        placeholder={placeholder}
      />
    </Field>
  );
}
