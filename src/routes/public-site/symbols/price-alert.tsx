import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { ModalHost } from '../../../design-system/overlays/modal-host.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { modals as ofAlerts } from '../../../domains/alerts/ui/registration.ts';
import { priceLevels, watchAssetModal } from '../../../domains/market-data/ui/market-modals.ts';
import { modals as ofWatchlists } from '../../../domains/watchlists/ui/registration.ts';

const modals = [...ofAlerts, ...ofWatchlists];

type Props = { assetId: string; name: string };

/** A price to wait for, and a list to watch it in; only who is signed in fetches this. */
export default function PriceAlert({ assetId, name }: Props) {
  const t = useTranslations('symbols.page');
  return (
    <>
      <Button size="sm" icon="eye" onClick={() => void openModal(watchAssetModal, { assetId })}>
        {t('watch')}
      </Button>
      <Button size="sm" icon="bell" onClick={() => void openModal(priceLevels, { assetId, assetName: name })}>
        {t('alert')}
      </Button>
      <ModalHost modals={modals} />
    </>
  );
}
