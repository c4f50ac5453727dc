import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { RadioCards } from '../../../../design-system/inputs/radio-cards.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { ShownDocument, ShownRow } from '../document-view.ts';
import type { DocumentState } from '../use-document.ts';
import { useImportWords } from '../use-import-words.ts';
import { AssetSearch, OwnAsset, type PickedAsset } from './asset-search.tsx';
import styles from './row-question.module.css';

type Asset = ShownDocument['instruments'][number];

type Props = { row: ShownRow; state: DocumentState; onSkip: (row: ShownRow) => void };

/** Which asset is meant: one of those that could be, another of the catalogue, or one's own. */
export function AssetQuestion({ row, state, onSkip }: Props) {
  const t = useTranslations('imports');
  const words = useImportWords();
  const { document } = state.answer;
  const asset = document.instruments[row.hint ?? -1];
  const [picked, setPicked] = useState<PickedAsset | undefined>(asset?.could[0]);
  const [remember, setRemember] = useState(true);
  if (!asset) return null;
  const broker = words.broker(document.broker);
  const isBusy = state.busy !== undefined;
  const use = (id: string) =>
    void state.change({ instruments: [{ hint: row.hint!, asset_id: id, remember }] });
  const search = <AssetSearch hasOthers={asset.could.length > 0} picked={picked} onPick={setPicked} />;
  return (
    <div className={styles.question}>
      <div className={styles.choose}>
        <QuestionTitle asset={asset} />
        {asset.could.length > 0 && (
          <RadioCards
            label={t('ask.candidates')}
            value={picked?.id}
            onChange={(id) => setPicked(asset.could.find((one) => one.id === id))}
            options={asset.could.map(({ id, ticker, title, note, currency }) => ({
              value: id,
              title: `${title} (${ticker})`,
              text: [note, currency].filter(Boolean).join(', '),
              disabled: isBusy,
            }))}
          />
        )}
        {asset.could.length === 0 && search}
      </div>
      <div className={styles.other}>
        {asset.could.length > 0 && search}
        <OwnAsset name={asset.name ?? nameOf(asset)} disabled={isBusy} onMade={use} />
        <Checkbox
          checked={remember}
          disabled={isBusy}
          onChange={(event) => setRemember(event.target.checked)}
        >
          {broker ? t('ask.remember', { broker }) : t('ask.rememberAny')}
        </Checkbox>
        <div className={styles.actions}>
          <Button variant="ink" loading={isBusy} disabled={!picked} onClick={() => picked && use(picked.id)}>
            {picked ? t('ask.use', { ticker: picked.ticker }) : t('ask.useAny')}
          </Button>
          <Button variant="text" disabled={isBusy} onClick={() => onSkip(row)}>
            {t('rows.skip')}
          </Button>
        </div>
      </div>
    </div>
  );
}

const nameOf = ({ symbol, isin, name }: Asset) => symbol ?? name ?? isin ?? '?';

function QuestionTitle({ asset }: { asset: Asset }) {
  const t = useTranslations('imports.ask');
  const { price, currency, rows } = asset;
  const also = [asset.name, asset.isin].filter((one) => one && one !== nameOf(asset)).join(', ');
  const name = also ? `${nameOf(asset)} (${also})` : nameOf(asset);
  return (
    <p className={styles.title}>
      {price && currency
        ? t('whichPaid', { name, price: formatAmount(price, currency) })
        : t('which', { name })}
      {rows > 1 && <small>{t('inRows', { count: rows })}</small>}
    </p>
  );
}
