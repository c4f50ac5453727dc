import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import type { FieldErrors } from '../../../../foundation/failure.ts';
import { saveBuyer } from '../../contract.ts';
import type { Billing } from '../../payment-view.ts';
import styles from './buyer-card.module.css';

type Buyer = Billing['buyer'];

type Props = {
  buyer: Buyer;
  /** What the profile knows of the person. */
  profile: Pick<Buyer, 'name' | 'street' | 'zip' | 'city'>;
  /** By name, in the reader's language. */
  countries: readonly { value: string; label: string }[];
  disabled: boolean;
  onSaved: () => void;
};

type Check = (typed: string, country: string) => string | undefined;

/** The check that the server makes too. The rules of all countries are heavy: they come when somebody begins to type. */
function useTaxNumberCheck() {
  const check = useRef<Check>(undefined);
  return {
    load: () =>
      void import('../../../../foundation/addresses/tax-number.ts').then(
        ({ taxNumberOf }) => {
          check.current = taxNumberOf;
        },
        // Then the server tells.
        () => {},
      ),
    isWrong: (typed: string, country: string) =>
      typed.trim() !== '' && check.current !== undefined && check.current(typed, country) === undefined,
  };
}

/** Who documents from now on are for. */
export function BuyerCard({ buyer, profile, countries, disabled, onSaved }: Props) {
  const t = useTranslations('payment.buyer');
  const taxNumbers = useTaxNumberCheck();
  const { form, submit, sending, errorOf, field, set } = useCallForm<typeof saveBuyer, Buyer>(saveBuyer, {
    defaults: buyer,
    check: ({ tax_number, country }): FieldErrors =>
      taxNumbers.isWrong(tax_number, country) ? { tax_number: ['taxNumberInvalid'] } : {},
    onDone: () => {
      toast.success(t('saved'));
      onSaved();
    },
    onFailure: (message) => toast.error(message),
  });
  const country = form.watch('country');
  const known = (['name', 'street', 'zip', 'city'] as const).filter((name) => profile[name] !== '');
  const values = form.watch();
  const isTaken = known.every((name) => values[name] === profile[name]);
  return (
    <Card title={t('title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <fieldset className={styles.fields} disabled={disabled} aria-label={t('title')}>
          <Field label={t('name')} error={errorOf('name')} className={styles.wide}>
            <TextInput {...field('name')} autoComplete="organization" maxLength={200} />
          </Field>
          <Field
            label={t(country === 'PL' ? 'taxNumber' : 'foreignTaxNumber')}
            optional
            error={errorOf('tax_number')}
            className={styles.wide}
          >
            <TextInput {...field('tax_number')} onFocus={taxNumbers.load} autoComplete="off" maxLength={20} />
          </Field>
          <Field label={t('street')} error={errorOf('street')} className={styles.wide}>
            <TextInput {...field('street')} autoComplete="address-line1" maxLength={200} />
          </Field>
          <Field label={t('zip')} error={errorOf('zip')}>
            <TextInput {...field('zip')} autoComplete="postal-code" maxLength={20} />
          </Field>
          <Field label={t('city')} error={errorOf('city')}>
            <TextInput {...field('city')} autoComplete="address-level2" maxLength={100} />
          </Field>
          <Field label={t('country')} error={errorOf('country')} className={styles.wide}>
            <Select {...field('country')} options={countries} autoComplete="country" />
          </Field>
        </fieldset>
        <div className={styles.actions}>
          <Button type="submit" loading={sending} disabled={disabled}>
            {t('save')}
          </Button>
          {known.length > 0 && !isTaken && (
            <Button
              variant="text"
              disabled={disabled}
              onClick={() => {
                for (const name of known) set(name, profile[name]);
              }}
            >
              {t('fromProfile')}
            </Button>
          )}
        </div>
        <p className={styles.hint}>{t('hint')}</p>
      </form>
    </Card>
  );
}
