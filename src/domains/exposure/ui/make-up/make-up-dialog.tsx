import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import type { MakeUpModalProps } from '../exposure-modals.ts';
import { FactsForm } from './facts-form.tsx';
import { FundForm } from './fund-form.tsx';
import { useKnownMakeUp, useMakeUpSaving } from './use-make-up-form.ts';

/** What a fund is made of, typed in; of anything else its sector, country and currency. */
export function MakeUpDialog({ open, onClose, fund, today }: MakeUpModalProps & ModalProps<boolean>) {
  const t = useTranslations('lookThrough');
  const ui = useTranslations('ui');
  const formId = useId();
  const { shown, reload } = useKnownMakeUp(fund.instrument_id, today);
  const saving = useMakeUpSaving(fund, () => onClose(true));
  const form = { id: formId, today, saving };
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size={fund.is_fund ? 'lg' : 'md'}
      title={t(fund.is_fund ? 'form.title' : 'form.factsTitle', { name: fund.name })}
      description={fund.is_fund ? t('form.lead') : undefined}
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={saving.sending}
            disabled={shown.state !== 'ready'}
          >
            {t('form.save')}
          </Button>
        </>
      }
    >
      {saving.errors.form && <FormRefusal>{saving.errors.form}</FormRefusal>}
      {shown.state === 'loading' && <Skeleton shape="block" height={240} />}
      {shown.state === 'failed' && <ErrorState title={t('failed')} onRetry={reload} />}
      {shown.state === 'ready' &&
        (fund.is_fund ? (
          <FundForm {...form} initial={shown.value} />
        ) : (
          <FactsForm {...form} initial={shown.value} />
        ))}
    </Dialog>
  );
}
