import { type FormEvent, useRef } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { listCurrencies } from '../../../instruments/contract.ts';
import { useCurrencyOptions } from '../../../instruments/ui/use-currency-options.ts';
import { continueRealEstate } from '../../../modules/ui/continue-real-estate.ts';
import type { BondOutput, SeriesOutput } from '../../contract.ts';
import { listSeries } from '../../series-contract.ts';
import type { BondModalProps } from '../bond-modals.ts';
import styles from './bond-dialog.module.css';
import { BondFields } from './bond-fields.tsx';
import { BondPreviewStrip } from './bond-preview-strip.tsx';
import { useBondForm } from './use-bond-form.ts';

type Props = BondModalProps & ModalProps<BondOutput>;
type Currency = CallOutput<typeof listCurrencies>['data'][number];

/** `upsertBond`: an edited holding first reads the terms of its series. */
export function BondDialog(props: Props) {
  const { bond, open, onClose } = props;
  const t = useTranslations('bonds.modal');
  const locale = useLocale();
  const wanted = bond?.symbol ?? null;
  const loaded = useLoaded(wanted, () =>
    callApi(listSeries, { query: { search: wanted ?? '', limit: '5' } }, locale),
  );
  const close = (saved?: BondOutput) => {
    // Whoever closes this form has gone on from the first steps.
    continueRealEstate.clear();
    onClose(saved);
  };
  const found = loaded.kept?.value.data.find(({ id }) => id === bond?.bond_id);
  if (bond && !found && loaded.shown.state !== 'failed') {
    return (
      <Dialog open={open} onClose={() => close()} title={t('editTitle', { symbol: bond.symbol })}>
        <Skeleton shape="block" height={360} />
      </Dialog>
    );
  }
  return <Form {...props} onClose={close} series={found} />;
}

function Form({ open, onClose, bond, series }: Props & { series: SeriesOutput | undefined }) {
  const t = useTranslations('bonds.modal');
  const currencies = useCurrencies();
  const options = useCurrencyOptions(currencies);
  const { revalidate } = useRevalidator();
  // Which of the two buttons sent it.
  const another = useRef(false);
  const form = useBondForm({
    bond,
    series,
    currencies,
    today: dayInWarsaw(new Date()),
    onSaved: (saved) => {
      toast.success(bond ? t('saved') : t('created', { symbol: saved.symbol }));
      void revalidate();
      if (another.current) form.again();
      else onClose(saved);
    },
  });
  const save = (which: 'this' | 'another', event?: FormEvent) => {
    another.current = which === 'another';
    void form.submit(event);
  };
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={bond ? t('editTitle', { symbol: bond.symbol }) : t('createTitle')}
      filled={form.edited}
      footerStart={
        !bond && (
          <Button variant="text" disabled={form.locked || form.sending} onClick={() => save('another')}>
            {t('another')}
          </Button>
        )
      }
      submitLabel={t(bond ? 'save' : 'create')}
      sending={form.sending}
      disabled={form.locked}
      refusal={form.refusal}
      className={styles.form}
      onSubmit={(event) => save('this', event)}
    >
      {form.hasNewer && <Banner tone="amber">{t('conflict')}</Banner>}
      <BondFields form={form} currencies={options} isEdited={bond !== undefined} />
      <BondPreviewStrip values={form.values} series={form.series} />
    </FormDialog>
  );
}

/** What the dashboard's layout loaded; the dialog stands beside the page and not inside it. */
function useCurrencies(): readonly Currency[] {
  const layout = useMatches().find(
    ({ loaderData }) =>
      typeof loaderData === 'object' && loaderData !== null && 'savedCurrency' in loaderData,
  );
  return (layout?.loaderData as { currencies?: Currency[] } | undefined)?.currencies ?? [];
}
