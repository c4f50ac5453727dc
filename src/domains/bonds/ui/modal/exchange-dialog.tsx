import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { type BondOutput, exchangeBond } from '../../contract.ts';
import { listSeries } from '../../series-contract.ts';
import { useBondWords } from '../use-bond-words.ts';
import styles from './bond-dialog.module.css';

type Props = { bond: BondOutput } & ModalProps<BondOutput>;

/** `exchangeBonds`: which series was taken instead of the money, on the day of maturity. */
export function ExchangeDialog({ open, onClose, bond }: Props) {
  const t = useTranslations('bonds.exchange');
  const words = useBondWords();
  const { revalidate } = useRevalidator();
  const { options, isEmpty } = useExchangeable(bond.matures_on.slice(0, 7));
  const form = useCallForm<typeof exchangeBond, { symbol: string }>(exchangeBond, {
    defaults: { symbol: '' },
    params: { id: bond.id },
    toBody: (values) => ({ ...values, version: bond.version }),
    onDone: ({ data }) => {
      toast.success(t('done', { from: bond.symbol, to: data.symbol }));
      void revalidate();
      onClose(data);
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t('title', { symbol: bond.symbol })}
      description={t('text', { day: words.day(bond.matures_on) })}
      submitLabel={t('confirm')}
      sending={form.sending}
      disabled={isEmpty}
      refusal={form.refusal}
      className={styles.form}
      onSubmit={form.submit}
    >
      {isEmpty ? (
        <p>{t('none')}</p>
      ) : (
        <Field label={t('series')} error={form.errorOf('symbol')}>
          <Select {...form.field('symbol')} options={options} placeholder={t('placeholder')} />
        </Field>
      )}
    </FormDialog>
  );
}

/** Every series of a table that was on sale in a month and took exchanges. */
function useExchangeable(month: string) {
  const t = useTranslations('bonds.exchange');
  const words = useBondWords();
  const locale = useLocale();
  const { shown } = useLoaded('all series', () => callApi(listSeries, { query: { limit: '2000' } }, locale));
  const found =
    shown.state === 'ready'
      ? shown.value.data.filter((one) => !one.is_own && one.issue_month === month && one.exchange_price)
      : [];
  return {
    isEmpty: shown.state === 'ready' && found.length === 0,
    options: found.map((one) => ({
      value: one.symbol,
      label: `${one.symbol} · ${words.note(one)} · ${t('note', { price: formatAmount(one.exchange_price!, 'PLN', { isPublic: true }) })}`,
    })),
  };
}
