import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Stepper } from '../../../../design-system/layout/stepper.tsx';
import { Tabs } from '../../../../design-system/layout/tabs.tsx';
import { shortestLoading, useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { listAllCurrencies, listAssetClasses, listCustomAssets } from '../../../instruments/contract.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { OwnDetailsForm } from './own-details-form.tsx';
import {
  type OwnInstrumentModalProps,
  type OwnView,
  ownViews,
  type SavedInstrument,
} from './own-instrument.ts';
import styles from './own-instrument-dialog.module.css';
import { OwnLink } from './own-link.tsx';
import { OwnPrices } from './own-prices.tsx';
import { useUnstoredQuestion } from './use-unstored-question.ts';

type Props = ModalProps<SavedInstrument> & OwnInstrumentModalProps;

/** An instrument of one's own, new or known: its details, its prices, and its link to the catalogue. */
export function OwnInstrumentDialog({ open, onClose, assetId, name, view = 'details' }: Props) {
  const t = useTranslations('instruments.own');
  const locale = useLocale();
  const [saved, setSaved] = useState<SavedInstrument>();
  const [chosen, setChosen] = useState<OwnView>(view);
  const load = async (signal: AbortSignal) => {
    const [classes, currencies, own] = await Promise.all([
      callApi(listAssetClasses, {}, locale, signal),
      callApi(listAllCurrencies, {}, locale, signal),
      assetId ? callApi(listCustomAssets, {}, locale, signal) : null,
    ]);
    const found = own?.data.find(({ id }) => id === assetId);
    if (assetId && !found) throw new Error('gone');
    return {
      classes: classes.data.filter(({ parent_id }) => parent_id === null),
      currencies: currencies.data,
      own: found,
    };
  };
  const { shown, reload } = useLoaded(assetId ?? 'new', load, { shortest: shortestLoading });
  const reference = shown.state === 'ready' ? shown.value : undefined;
  const asset = saved ?? reference?.own;
  const { isWaiting, onWaiting, close } = useUnstoredQuestion(() => onClose(saved));
  const [isEdited, setEdited] = useState(false);
  const title = asset ? nameIn(asset.asset_languages, locale, asset.ticker) : t('title');

  function content(of: OwnView) {
    if (shown.state === 'failed')
      return <ErrorState failure={shown.failure} title={t('loadFailed')} onRetry={reload} />;
    if (!reference) return <FormSkeleton />;
    if (of === 'details' || !asset) {
      return (
        <OwnDetailsForm
          asset={asset}
          name={name}
          classes={reference.classes}
          currencies={reference.currencies}
          onCancel={() => void close()}
          onEdited={setEdited}
          onSaved={(now) => {
            setSaved(now);
            if (!asset) setChosen('prices');
          }}
        />
      );
    }
    if (of === 'prices')
      return <OwnPrices asset={asset} onClose={() => void close()} onWaiting={onWaiting} />;
    return <OwnLink asset={{ ...asset, ...linkOf(reference.own) }} onDone={() => void close()} />;
  }

  return (
    <Dialog
      open={open}
      onClose={() => onClose(saved)}
      title={title}
      description={assetId || asset ? undefined : t('about')}
      filled={isWaiting || isEdited}
    >
      {assetId ? (
        <div className={styles.tabs}>
          <Tabs
            label={t('views')}
            value={chosen}
            onChange={(value) => setChosen(ownViews.find((known) => known === value) ?? 'details')}
            tabs={ownViews.map((value) => ({ value, label: t(value), content: content(value) }))}
          />
        </div>
      ) : (
        <>
          <Stepper
            steps={[t('steps.details'), t('steps.prices')]}
            current={chosen === 'prices' && asset ? 1 : 0}
          />
          {content(chosen)}
        </>
      )}
    </Dialog>
  );
}

function linkOf(own: { is_linked: boolean; linked_to: LinkTarget | null } | undefined) {
  return { is_linked: own?.is_linked ?? false, linked_to: own?.linked_to ?? null };
}

type LinkTarget = { id: string; ticker: string; asset_languages: Record<string, string> };
