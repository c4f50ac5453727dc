import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Combobox } from '../../../../design-system/inputs/combobox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { FilterPill } from '../../../../design-system/layout/filter-pill.tsx';
import { Popover } from '../../../../design-system/overlays/popover.tsx';
import type { TransactionsFilter } from './transactions-filter.ts';
import type { TransactionsChoices } from './transactions-view.ts';

type Props = {
  filter: TransactionsFilter;
  choices: TransactionsChoices;
  onChange: (changes: Partial<TransactionsFilter>) => void;
};

/** One asset of all that were ever held. */
export function TransactionsAssetPill({ filter, choices, onChange }: Props) {
  const t = useTranslations('transactions.filter');
  const [open, setOpen] = useState(false);
  const chosen = choices.assets.find(({ id }) => id === filter.assetId);
  const choose = (assetId: string | null) => {
    setOpen(false);
    onChange({ assetId });
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('asset')}
      align="end"
      width={380}
      trigger={
        <FilterPill
          label={t('asset')}
          value={filter.assetId ? (chosen?.ticker ?? t('unknownAsset')) : t('all')}
          active={filter.assetId !== null}
          onClear={() => choose(null)}
        />
      }
    >
      <Field label={t('findAsset')}>
        <Combobox options={assetOptions(filter, choices)} value={filter.assetId} onChange={choose} />
      </Field>
    </Popover>
  );
}

/** The assets of the chosen portfolio, or of all, each with where it is. */
export function assetOptions(
  { portfolioId }: TransactionsFilter,
  { assets, portfolios }: TransactionsChoices,
) {
  const nameOf = new Map(portfolios.map(({ id, name }) => [id, name]));
  return assets
    .filter((asset) => !portfolioId || asset.portfolioId === portfolioId)
    .map(({ id, ticker, name, portfolioId: at }) => ({
      value: id,
      label: name,
      badge: ticker,
      note: nameOf.get(at),
    }));
}
