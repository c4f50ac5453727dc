import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { shortestLoading, useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { listAssetClasses, readAsset } from '../../../instruments/contract.ts';
import { AssetPicker } from '../../../ledger/ui/asset/asset-picker.tsx';
import { deleteLevel, listLevels, updateLevel } from '../../contract.ts';
import { type FormStatus, type Level, type LevelAsset, LevelForm } from './level-form.tsx';
import { LevelList } from './level-list.tsx';
import styles from './levels.module.css';

type Props = ModalProps<void> & { assetId?: string; assetName?: string };

/** `list` of all, `pick` an asset, `form` of one. */
type View = { at: 'list' } | { at: 'pick' } | { at: 'form'; assetId: string; level?: Level };

/** Prices one waits for. Opened for an asset it begins with a new one; otherwise with the list. */
export function PriceLevelsDialog({ open, onClose, assetId, assetName }: Props) {
  const t = useTranslations('alerts.levels');
  const [view, setView] = useState<View>(assetId ? { at: 'form', assetId } : { at: 'list' });
  const [{ sending, edited }, setStatus] = useState<FormStatus>({ sending: false, edited: false });
  const formId = useId();
  const showList = () => (assetId ? onClose() : setView({ at: 'list' }));
  const title = view.at === 'pick' ? t('pick') : assetName ? t('titleOf', { name: assetName }) : t('title');
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={title}
      filled={view.at === 'form' && edited}
      description={view.at === 'pick' ? undefined : t('text')}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('close')}</Button>
          {view.at === 'form' && (
            <Button type="submit" form={formId} variant="primary" loading={sending}>
              {t(view.level ? 'save' : 'create')}
            </Button>
          )}
        </>
      }
      footerStart={
        view.at !== 'list' &&
        !assetId && (
          <Button variant="text" icon="arrow-left" onClick={showList}>
            {t('back')}
          </Button>
        )
      }
    >
      {view.at === 'pick' && <Picking onPick={(id) => setView({ at: 'form', assetId: id })} />}
      {view.at === 'form' && (
        <Editing
          key={view.assetId + (view.level?.id ?? '')}
          {...view}
          id={formId}
          onSaved={showList}
          onStatus={setStatus}
        />
      )}
      {view.at === 'list' && (
        <Listing
          onAdd={() => setView({ at: 'pick' })}
          onEdit={(level) => setView({ at: 'form', assetId: level.instrument_id, level })}
        />
      )}
      {view.at === 'form' && assetId && !view.level && (
        <Listing
          of={assetId}
          onEdit={(level) => setView({ at: 'form', assetId: level.instrument_id, level })}
        />
      )}
    </Dialog>
  );
}

function Picking({ onPick }: { onPick: (id: string) => void }) {
  const t = useTranslations('alerts.levels');
  const locale = useLocale();
  const { shown, reload } = useLoaded('classes', (signal) => callApi(listAssetClasses, {}, locale, signal));
  if (shown.state === 'failed') return <ErrorState title={t('failed')} onRetry={reload} />;
  if (shown.state !== 'ready') return <Skeleton height={320} shape="block" />;
  return <AssetPicker classes={shown.value.data} onPick={({ id }) => onPick(id)} />;
}

type EditingProps = {
  id: string;
  assetId: string;
  level?: Level;
  onSaved: () => void;
  onStatus: (status: FormStatus) => void;
};

function Editing({ assetId, ...form }: EditingProps) {
  const t = useTranslations('alerts.levels');
  const locale = useLocale();
  const { shown, reload } = useLoaded(
    assetId,
    async (signal): Promise<LevelAsset> => {
      const { data } = await callApi(readAsset, { params: { id: assetId } }, locale, signal);
      return { ...data, name: nameIn(data.asset_languages, locale, data.ticker), price: data.current_price };
    },
    { shortest: shortestLoading },
  );
  if (shown.state === 'failed')
    return <ErrorState failure={shown.failure} title={t('failed')} onRetry={reload} />;
  if (shown.state !== 'ready') return <Skeleton height={360} shape="block" />;
  return <LevelForm asset={shown.value} {...form} />;
}

type ListingProps = {
  /** Only of this asset, below its form. */
  of?: string;
  onAdd?: () => void;
  onEdit: (level: Level) => void;
};

function Listing({ of, onAdd, onEdit }: ListingProps) {
  const t = useTranslations('alerts.levels');
  const locale = useLocale();
  const failureText = useFailureText();
  const { shown, reload } = useLoaded(
    of ?? 'all',
    (signal) => callApi(listLevels, { query: of ? { instrument_id: of } : {} }, locale, signal),
    { shortest: of ? 0 : shortestLoading },
  );
  const attempt = async (what: () => Promise<unknown>, done?: string) => {
    try {
      await what();
      if (done) toast.success(done);
    } catch (failure) {
      toast.error(failureText(failure));
    }
    reload();
  };
  const actions = {
    onEdit,
    onAgain: ({ id, level, direction, repeats, note, version }: Level) => {
      const body = { level, direction, repeats, note, version, again: true };
      void attempt(() => callApi(updateLevel, { params: { id }, body }, locale));
    },
    onRemove: ({ id, name }: Level) =>
      void attempt(() => callApi(deleteLevel, { params: { id } }, locale), t('removed', { name })),
  };
  if (shown.state === 'failed')
    return of ? null : <ErrorState failure={shown.failure} title={t('failed')} onRetry={reload} />;
  if (shown.state !== 'ready') return of ? null : <Skeleton height={200} shape="block" />;
  const levels = shown.value.data;
  if (of)
    return levels.length === 0 ? null : (
      <section className={styles.others}>
        <h3>{t('others')}</h3>
        <LevelList levels={levels} {...actions} />
      </section>
    );
  const add = (
    <Button variant="primary" icon="plus" onClick={onAdd}>
      {t('add')}
    </Button>
  );
  if (levels.length === 0) return <EmptyState title={t('none')} text={t('noneText')} actions={add} />;
  return (
    <div className={styles.stack}>
      <LevelList levels={levels} {...actions} />
      <div>{add}</div>
    </div>
  );
}
