import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Combobox } from '../../../../design-system/inputs/combobox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import type { Address } from '../../addresses-contract.ts';
import { useAddressSearch } from './use-address-search.ts';

type Props = {
  /** What is stored already. */
  stored: string;
  onPick: (address: Address) => void;
};

const prefillAfter = 1000;
const chosen = 'chosen';

/** One box that fills the fields below it. Nothing depends on it: what it does not know is typed there. */
export function AddressSearch({ stored, onPick }: Props) {
  const t = useTranslations('realEstate.wizard');
  const search = useAddressSearch();
  const [shown, setShown] = useState('');
  useEffect(() => {
    if (!stored) return;
    const timer = setTimeout(() => setShown((now) => now || stored), prefillAfter);
    return () => clearTimeout(timer);
  }, [stored]);
  const options = search.suggestions.map(({ id, title, note }) => ({ value: id, label: title, note }));
  const picked = { value: chosen, label: shown };
  const hints = {
    fallback: t('addressFallback'),
    failed: t('addressFailed'),
  };
  const hint =
    search.state === 'fallback' || search.state === 'failed'
      ? hints[search.state]
      : t(search.source === 'places' ? 'addressHint.places' : 'addressHint.service');
  return (
    <Field label={t('address')} hint={hint}>
      <Combobox
        options={options.length > 0 || !shown ? options : [picked]}
        value={shown ? chosen : null}
        placeholder={t('addressPlaceholder')}
        listLabel={t('addressList')}
        loading={search.state === 'loading'}
        onQuery={search.type}
        onChange={(id) => {
          if (id === chosen) return;
          void search.pick(id).then((found) => {
            if (!found) return;
            setShown([found.suggestion.title, found.suggestion.note].filter(Boolean).join(', '));
            if (found.address) onPick(found.address);
          });
        }}
      />
    </Field>
  );
}
