import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import { uploadCustomPrices } from '../../prices-contract.ts';
import styles from './own-form.module.css';
import type { SavedInstrument } from './own-instrument.ts';
import { OwnPriceForm } from './own-price-form.tsx';
import { OwnPriceList } from './own-price-list.tsx';
import { PriceFile } from './price-file.tsx';

type Props = { asset: SavedInstrument; onClose: () => void; onWaiting: (isWaiting: boolean) => void };

/** The prices of an own instrument: one by one, from a file, and what is stored. */
export function OwnPrices({ asset, onClose, onWaiting }: Props) {
  const t = useTranslations('instruments');
  const locale = useLocale();
  const [changes, setChanges] = useState(0);
  const [stored, setStored] = useState(0);
  const changed = () => setChanges((before) => before + 1);
  return (
    <div className={styles.form}>
      <section className={styles.section}>
        <h3 className={styles.head}>{t('prices.typeTitle')}</h3>
        <OwnPriceForm assetId={asset.id} currency={asset.currency} onStored={changed} />
      </section>
      <section className={styles.section}>
        <h3 className={styles.head}>{t('file.title')}</h3>
        <PriceFile
          replaceable={stored > 0}
          send={(body) => callApi(uploadCustomPrices, { params: { id: asset.id }, body }, locale)}
          onStored={changed}
          onWaiting={onWaiting}
        />
      </section>
      <section className={styles.section}>
        <OwnPriceList asset={asset} version={changes} onChanged={changed} onCount={setStored} />
      </section>
      <div className={styles.actions}>
        <Button variant="ink" onClick={onClose}>
          {t('upload.close')}
        </Button>
      </div>
    </div>
  );
}
