import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { uploadCataloguePrices } from '../../prices-contract.ts';
import { PriceFile } from './price-file.tsx';

type Props = ModalProps<void> & { assetId: string; assetName: string };

/** The operator's file for an instrument of the catalogue. */
export function UploadPricesDialog({ open, onClose, assetId, assetName }: Props) {
  const t = useTranslations('instruments.upload');
  const locale = useLocale();
  const [isWaiting, setWaiting] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={`${t('title')}: ${assetName}`}
      description={t('text')}
      filled={isWaiting}
      footer={<Button onClick={() => onClose()}>{t('close')}</Button>}
    >
      <PriceFile
        send={({ replace: _all, ...body }) =>
          callApi(uploadCataloguePrices, { params: { id: assetId }, body }, locale)
        }
        onStored={() => undefined}
        onWaiting={setWaiting}
      />
    </Dialog>
  );
}
