import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { shortestLoading, useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { chooseCurrencies, listAllCurrencies } from '../../../instruments/contract.ts';
import { FormSkeleton } from '../own-instruments/form-skeleton.tsx';
import { ChosenCurrencies } from './chosen-currencies.tsx';

export type KnownCurrency = CallOutput<typeof listAllCurrencies>['data'][number];

/** Which currencies the switch offers, and in what order. */
export function ChooseCurrenciesDialog({ open, onClose }: ModalProps) {
  const t = useTranslations('instruments.currencies');
  const ui = useTranslations('ui');
  const locale = useLocale();
  const load = (signal: AbortSignal) => callApi(listAllCurrencies, {}, locale, signal);
  const { shown, reload } = useLoaded(locale, load, { shortest: shortestLoading });
  const formId = useId();
  const [status, setStatus] = useState({ sending: false, edited: false });
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={t('title')}
      description={t('text')}
      size="sm"
      filled={status.edited}
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={status.sending}
            disabled={shown.state !== 'ready'}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {shown.state === 'failed' && (
        <ErrorState failure={shown.failure} title={t('failed')} onRetry={reload} />
      )}
      {shown.state === 'loading' && <FormSkeleton />}
      {shown.state === 'ready' && (
        <ChoiceForm id={formId} known={shown.value.data} onStatus={setStatus} onSaved={() => onClose()} />
      )}
    </Dialog>
  );
}

type FormProps = {
  id: string;
  known: readonly KnownCurrency[];
  onStatus: (status: { sending: boolean; edited: boolean }) => void;
  onSaved: () => void;
};

function ChoiceForm({ id, known, onStatus, onSaved }: FormProps) {
  const t = useTranslations('instruments.currencies');
  const { revalidate } = useRevalidator();
  const { form, set, submit, errorOf, refusal } = useCallForm(chooseCurrencies, {
    defaults: { currency_ids: known.filter(({ is_chosen }) => is_chosen).map((one) => one.id) },
    onDone: async () => {
      toast.success(t('saved'));
      await revalidate();
      onSaved();
    },
    onFailure: (message, _failure, refuse) => {
      onStatus({ sending: false, edited: true });
      refuse(message);
    },
  });
  const chosen = form.watch('currency_ids');
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        onStatus({ sending: true, edited: true });
        return submit(event);
      }}
    >
      {(refusal ?? errorOf('currency_ids')) && (
        <FormRefusal>{refusal ?? errorOf('currency_ids')}</FormRefusal>
      )}
      <ChosenCurrencies
        known={known}
        chosen={chosen}
        onChange={(next) => {
          set('currency_ids', next);
          onStatus({ sending: false, edited: true });
        }}
      />
    </form>
  );
}
