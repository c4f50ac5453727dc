import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { shortestLoading, useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { useErrorText, useFailureText } from '../../../../design-system/use-failure-text.ts';
import { allowedBy } from '../../../billing/allowed-by.ts';
import { useDashboardData } from '../../../performance/ui/modals/use-dashboard-data.ts';
import { loadAssets, loadPortfolios, type Watched } from './load-thresholds.ts';
import { isChanged, type Threshold, thresholdFaults } from './threshold-row.ts';
import { ThresholdTable } from './threshold-table.tsx';

type Props = ModalProps<void> & { of: 'portfolios' | 'assets' };

/** From which change on one is told of each portfolio or asset, and by which ways. */
export function ThresholdsDialog({ open, onClose, of }: Props) {
  const t = useTranslations('alerts.thresholds');
  const ui = useTranslations('ui');
  const locale = useLocale();
  const formId = useId();
  const { shown, reload } = useLoaded(
    of,
    (signal) => (of === 'portfolios' ? loadPortfolios(locale, signal) : loadAssets(locale, signal)),
    { shortest: shortestLoading },
  );
  const rows = shown.state === 'ready' ? shown.value : undefined;
  const form = useThresholds(rows ?? [], () => onClose());
  const isPortfolios = of === 'portfolios';
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={t(isPortfolios ? 'portfolios' : 'assets')}
      description={t(isPortfolios ? 'portfoliosText' : 'assetsText')}
      filled={form.changed.length > 0}
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={form.saving}
            disabled={form.changed.length === 0}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {shown.state === 'failed' && (
        <ErrorState failure={shown.failure} title={t('failed')} onRetry={reload} />
      )}
      {shown.state !== 'failed' && !rows && <Skeleton height={240} shape="block" />}
      {rows?.length === 0 && <EmptyState title={t(isPortfolios ? 'noPortfolios' : 'noAssets')} />}
      {rows && rows.length > 0 && (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          <ThresholdTable
            rows={rows}
            withCoverage={isPortfolios}
            smsAllowed={form.smsAllowed}
            thresholdOf={form.thresholdOf}
            errorOf={form.errorOf}
            onChange={form.edit}
          />
        </form>
      )}
    </Dialog>
  );
}

/** What is typed, and what of it could not be saved. */
function useThresholds(rows: readonly Watched[], onSaved: () => void) {
  const t = useTranslations('alerts.thresholds');
  const locale = useLocale();
  const errorText = useErrorText();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const shell = useDashboardData();
  const [edits, setEdits] = useState<Readonly<Record<string, Threshold>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, { percent?: string; coverage?: string }>>>({});
  const [saving, setSaving] = useState(false);
  const thresholdOf = (row: Watched) => edits[row.id] ?? row.threshold;
  const changed = rows.filter((row) => isChanged(row.threshold, thresholdOf(row)));

  const save = async () => {
    const faults = changed.flatMap((row) => {
      const { percent, coverage } = thresholdFaults(thresholdOf(row));
      if (!percent && !coverage) return [];
      return [[row.id, { percent: errorText(percent), coverage: errorText(coverage) }] as const];
    });
    setErrors(Object.fromEntries(faults) as typeof errors);
    if (faults.length > 0 || saving) return;
    setSaving(true);
    try {
      for (const row of changed) await row.save(thresholdOf(row), locale);
      toast.success(t('saved'));
      onSaved();
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setSaving(false);
    await revalidate();
  };
  return {
    thresholdOf,
    changed,
    saving,
    save,
    smsAllowed: shell !== undefined && allowedBy(shell.user, 'canHaveSMSNotifications') > 0,
    errorOf: (row: Watched) => errors[row.id] ?? {},
    edit: (row: Watched, threshold: Threshold) => {
      setEdits((before) => ({ ...before, [row.id]: threshold }));
      setErrors({});
    },
  };
}
