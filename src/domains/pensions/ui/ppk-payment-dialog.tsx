import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { Combobox } from '../../../design-system/inputs/combobox.tsx';
import { DateInput } from '../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../design-system/inputs/number-input.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { newId } from '../../../foundation/ids.ts';
import { useAssetChoices } from '../../ledger/ui/asset/use-asset-choices.ts';
import { useAssetNote } from '../../ledger/ui/asset/use-asset-note.ts';
import type { HeldAsset } from '../../ledger/ui/transaction/transaction-sources.ts';
import { holdingKey } from '../../ledger/ui/transaction/transaction-values.ts';
import { addPpkPayment } from '../contract.ts';
import { payers } from '../ppk-parts.ts';
import styles from './ppk-payment-dialog.module.css';

export type PpkPaymentProps = {
  portfolioId: string;
  /** Of the portfolio, in capitals. */
  currency: string;
  /** The funds it has. */
  held: readonly HeldAsset[];
  today: string;
};

type Values = {
  key: string;
  price: string;
  created_at: string;
  employee: string;
  employer: string;
  state: string;
};

/** What came in on a day, by who paid it. */
export function PpkPaymentDialog(props: PpkPaymentProps & ModalProps<true>) {
  const { open, onClose, portfolioId, currency, held, today } = props;
  const t = useTranslations('pensions.payment');
  const { revalidate } = useRevalidator();
  // Sent twice by a double click it still makes one payment.
  const [submission] = useState(() => newId());
  const [asset, setAsset] = useState<{ asset_value_id?: string; asset_id?: string }>(() =>
    held[0] ? { asset_value_id: held[0].holdingId } : {},
  );
  const { form, submit, sending, errorOf, edited, set, refusal } = useCallForm<typeof addPpkPayment, Values>(
    addPpkPayment,
    {
      defaults: { key: '', price: '', created_at: today, employee: '', employer: '', state: '' },
      params: { id: portfolioId },
      toBody: ({ price, created_at, ...paid }) => ({
        ...asset,
        price,
        created_at,
        employee: paid.employee || '0',
        employer: paid.employer || '0',
        state: paid.state || '0',
        submission_id: submission,
      }),
      fieldOf: (name) => (name === 'asset_value_id' || name === 'asset_id' ? 'key' : (name as keyof Values)),
      onDone: async () => {
        toast.success(t('saved'));
        await revalidate();
        onClose(true);
      },
    },
  );
  const values = form.watch();
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t('title')}
      description={t('text')}
      filled={edited}
      submitLabel={t('save')}
      sending={sending}
      refusal={refusal}
      className={styles.form}
      onSubmit={submit}
    >
      <FundField
        held={held}
        error={errorOf('key')}
        onPick={(picked, key) => {
          setAsset(picked);
          set('key', key);
        }}
      />
      <div className={styles.row}>
        <Field label={t('day')} error={errorOf('created_at')}>
          <DateInput
            name="created_at"
            value={values.created_at}
            max={today}
            onChange={({ target }) => set('created_at', target.value)}
          />
        </Field>
        <Field label={t('price')} hint={t('priceHint')} error={errorOf('price')}>
          <NumberInput
            name="price"
            value={values.price}
            unit={currency}
            onValueChange={(text) => set('price', text)}
          />
        </Field>
      </div>
      <div className={styles.row}>
        {payers.map((payer) => (
          <Field key={payer} label={t(payer)} error={errorOf(payer)}>
            <NumberInput
              name={payer}
              value={values[payer]}
              unit={currency}
              onValueChange={(text) => set(payer, text)}
            />
          </Field>
        ))}
      </div>
    </FormDialog>
  );
}

type FundProps = {
  held: readonly HeldAsset[];
  error: string | undefined;
  onPick: (picked: { asset_value_id?: string; asset_id?: string }, key: string) => void;
};

/** One that is in the account, or another of the catalogue. */
function FundField({ held, error, onPick }: FundProps) {
  const t = useTranslations('pensions.payment');
  const { listing } = useAssetNote();
  const [key, setKey] = useState(() => (held[0] ? holdingKey(held[0].holdingId) : ''));
  const assets = useAssetChoices('buy', held, key);
  return (
    <Field label={t('fund')} hint={t('fundHint')} error={error}>
      <Combobox
        options={assets.choices.map(({ key: value, ticker, name, class: kind, mic, priceCurrency }) => ({
          value,
          label: name,
          badge: ticker,
          note: listing(kind, mic, priceCurrency),
        }))}
        value={assets.chosen ? key : null}
        onChange={(chosen) => {
          const choice = assets.choices.find((one) => one.key === chosen);
          if (!choice) return;
          assets.pick(choice);
          setKey(chosen);
          onPick(
            choice.held ? { asset_value_id: choice.held.holdingId } : { asset_id: choice.assetId },
            chosen,
          );
        }}
        onQuery={assets.onQuery}
        placeholder={t('fundPlaceholder')}
        loading={assets.isSearching}
      />
    </Field>
  );
}
