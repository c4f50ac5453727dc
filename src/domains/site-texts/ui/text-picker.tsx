import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Combobox, type ComboboxOption } from '../../../design-system/inputs/combobox.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { matches } from '../../../foundation/fold-text.ts';
import { addressOf, type SiteTextPage } from './site-text.ts';
import { useSymbolOptions } from './use-symbol-options.ts';

type Props = {
  pages: readonly SiteTextPage[];
  /** What is open now, named although it may be in no list. */
  chosen: { type: string; name: string } | null;
  onChoose: (type: string) => void;
};

/** All pages at once; whoever types finds symbols too. */
export function TextPicker({ pages, chosen, onChoose }: Props) {
  const t = useTranslations('admin.texts');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const symbols = useSymbolOptions(typed);
  const known: ComboboxOption[] = pages.map(({ type, name }) => ({
    value: type,
    label: name,
    note: addressOf(type, locale),
  }));
  const current = chosen && { value: chosen.type, label: chosen.name };
  const listed = [
    ...known.filter(({ label, note = '' }) => matches(`${label} ${note}`, typed)),
    ...symbols.found,
  ];
  const options = [
    ...new Map([...(current ? [current] : []), ...listed].map((one) => [one.value, one])).values(),
  ];
  return (
    <Field label={t('choose')} hint={t('chooseHint')}>
      <Combobox
        options={typed ? listed : options}
        value={chosen?.type ?? null}
        loading={symbols.loading}
        onQuery={setTyped}
        onChange={(type) => {
          setTyped('');
          onChoose(type);
        }}
        onBlur={() => setTyped('')}
      />
    </Field>
  );
}
