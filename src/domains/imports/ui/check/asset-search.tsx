import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Combobox } from '../../../../design-system/inputs/combobox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { useAssetChoices } from '../../../ledger/ui/asset/use-asset-choices.ts';
import { useAssetNote } from '../../../ledger/ui/asset/use-asset-note.ts';
import { openOwnInstrument } from '../../../market-data/ui/own-instruments/own-instrument.ts';

export type PickedAsset = { id: string; ticker: string };

type SearchProps = {
  hasOthers: boolean;
  picked: PickedAsset | undefined;
  onPick: (asset: PickedAsset) => void;
};

/** Finds any asset of the catalogue or one's own. */
export function AssetSearch({ hasOthers, picked, onPick }: SearchProps) {
  const t = useTranslations('imports.ask');
  const { listing } = useAssetNote();
  const [key, setKey] = useState('');
  const assets = useAssetChoices('buy', [], key);
  const isChosen = assets.chosen !== null && assets.chosen.assetId === picked?.id;
  return (
    <Field label={t(hasOthers ? 'findOther' : 'find')} hint={assets.isFailed ? t('searchFailed') : undefined}>
      <Combobox
        options={assets.choices.map(({ key: value, ticker, name, class: kind, mic, priceCurrency }) => ({
          value,
          label: name,
          badge: ticker,
          note: listing(kind, mic, priceCurrency),
        }))}
        value={isChosen ? key : null}
        onChange={(chosen) => {
          const choice = assets.choices.find((one) => one.key === chosen);
          if (!choice) return;
          assets.pick(choice);
          setKey(chosen);
          onPick({ id: choice.assetId, ticker: choice.ticker });
        }}
        onQuery={assets.onQuery}
        placeholder={t('search')}
        loading={assets.isSearching}
      />
    </Field>
  );
}

type OwnProps = { name: string; disabled: boolean; onMade: (id: string) => void };

/** What nobody quotes becomes an asset of one's own, with the name the broker has for it. */
export function OwnAsset({ name, disabled, onMade }: OwnProps) {
  const t = useTranslations('imports.ask');
  const make = async () => {
    const made = await openOwnInstrument({ name });
    if (made) onMade(made.id);
  };
  return (
    <div>
      <Button size="sm" icon="plus" disabled={disabled} onClick={() => void make()}>
        {t('own')}
      </Button>
    </div>
  );
}
