import { useEffect, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { shortestLoading, useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { callApi } from '../../../foundation/call-api.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { listAssetClasses, readAsset } from '../../instruments/contract.ts';
import { AssetPicker } from '../../ledger/ui/asset/asset-picker.tsx';
import { listWatchlists } from '../contract.ts';
import { type FormStatus, type WatchableAsset, WatchForm } from './watch-form.tsx';

type Props = ModalProps<void> & { assetId?: string; listId?: string };

/** First which asset, then where and what for. */
export function WatchDialog({ open, onClose, assetId, listId }: Props) {
  const t = useTranslations('watchlists.watch');
  const ui = useTranslations('ui');
  const formId = useId();
  const [chosen, setChosen] = useState(assetId);
  const [name, setName] = useState<string>();
  const [{ sending, edited, ready }, setStatus] = useState<FormStatus>({
    sending: false,
    edited: false,
    ready: false,
  });
  const isForm = chosen !== undefined;
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={isForm && name ? t('title', { name }) : t('pick')}
      filled={isForm && edited}
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          {isForm && (
            <Button type="submit" form={formId} variant="primary" loading={sending} disabled={!ready}>
              {t('submit')}
            </Button>
          )}
        </>
      }
    >
      {isForm && !assetId && (
        <p>
          <TextLink tone="muted" onClick={() => setChosen(undefined)}>
            {t('back')}
          </TextLink>
        </p>
      )}
      {isForm ? (
        <Asked
          key={chosen}
          formId={formId}
          assetId={chosen}
          listId={listId}
          onName={setName}
          onStatus={setStatus}
          onDone={() => onClose()}
        />
      ) : (
        <Picking onPick={setChosen} />
      )}
    </Dialog>
  );
}

function Picking({ onPick }: { onPick: (id: string) => void }) {
  const t = useTranslations('watchlists');
  const locale = useLocale();
  const { shown, reload } = useLoaded('classes', (signal) => callApi(listAssetClasses, {}, locale, signal));
  if (shown.state === 'failed') return <ErrorState title={t('watch.failed')} onRetry={reload} />;
  if (shown.state !== 'ready') return <Skeleton height={320} shape="block" />;
  return <AssetPicker classes={shown.value.data} onPick={({ id }) => onPick(id)} />;
}

type AskedProps = {
  formId: string;
  assetId: string;
  listId: string | undefined;
  onName: (name: string) => void;
  onStatus: (status: FormStatus) => void;
  onDone: () => void;
};

/** The form once the asset and the lists are known. */
function Asked({ assetId, onName, ...props }: AskedProps) {
  const t = useTranslations('watchlists.watch');
  const locale = useLocale();
  const { shown, reload } = useLoaded(
    assetId,
    async (signal) => {
      const [{ data: asset }, { data: lists }] = await Promise.all([
        callApi(readAsset, { params: { id: assetId } }, locale, signal),
        callApi(listWatchlists, { query: { asset_id: assetId } }, locale, signal),
      ]);
      const name = nameIn(asset.asset_languages, locale, asset.ticker);
      return { asset: { ...asset, name, price: asset.current_price } satisfies WatchableAsset, lists };
    },
    { shortest: shortestLoading },
  );
  const name = shown.state === 'ready' ? shown.value.asset.name : undefined;
  useEffect(() => {
    if (name !== undefined) onName(name);
  }, [name, onName]);
  if (shown.state === 'failed')
    return <ErrorState failure={shown.failure} title={t('failed')} onRetry={reload} />;
  if (shown.state !== 'ready') return <Skeleton height={360} shape="block" />;
  return <WatchForm {...shown.value} {...props} />;
}
