import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import type { SelectOption } from '../../../../design-system/inputs/select.tsx';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { ConflictNote } from '../conflict-note.tsx';
import { type AssetField, assetDifferences, type NewerAsset } from './asset-values.ts';
import type { AssetFormState } from './use-asset-form.ts';

type Props = { form: AssetFormState; newer: NewerAsset; currencies: readonly SelectOption[] };

const labels = {
  volume: 'units',
  value: 'price',
  currency_id: 'currency',
  added_at: 'day',
  fee: 'fee',
  email: 'email',
  sms: 'sms',
  percent: 'percent',
} as const satisfies Record<AssetField, string>;

/** What somebody else saved of this asset meanwhile. */
export function AssetConflict({ form, newer, currencies }: Props) {
  const t = useTranslations('ledger');
  const names = useCalendarNames();
  const { style } = useNumbers();
  const shown = (field: AssetField): string => {
    const value = newer[field];
    if (typeof value !== 'string') return t(value ? 'conflict.yes' : 'conflict.no');
    if (field === 'percent') return value ? `${value}%` : '–';
    if (field === 'currency_id') return currencies.find((one) => one.value === value)?.label ?? '–';
    return field === 'added_at'
      ? dayText(value, 'short', names)
      : style === 'pl'
        ? value.replace('.', ',')
        : value;
  };
  return (
    <ConflictNote
      changed={assetDifferences(form.values, newer).map((field) => ({
        field: t(`asset.${labels[field]}`),
        value: shown(field),
      }))}
      onTakeTheirs={() => form.takeNewer(newer)}
    />
  );
}
