import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { ModalHost } from '../../../design-system/overlays/modal-host.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { modals } from '../../../domains/alerts/ui/registration.ts';
import { priceLevels } from '../../../domains/market-data/ui/market-modals.ts';

type Props = { assetId: string; name: string };

/** A price to wait for; only who is signed in fetches this. */
export default function PriceAlert({ assetId, name }: Props) {
  const t = useTranslations('symbols.page');
  return (
    <>
      <Button size="sm" icon="bell" onClick={() => void openModal(priceLevels, { assetId, assetName: name })}>
        {t('alert')}
      </Button>
      <ModalHost modals={modals} />
    </>
  );
}
