import { useTranslations } from 'use-intl';
import type { SelectOption } from '../../../../design-system/inputs/select.tsx';
import { ConflictNote } from '../conflict-note.tsx';
import {
  type PortfolioField,
  type PortfolioRecord,
  type PortfolioValues,
  portfolioDifferences,
  portfolioValues,
} from './portfolio-values.ts';
import type { PortfolioForm } from './use-portfolio-form.ts';

type Props = { form: PortfolioForm; newer: PortfolioRecord; currencies: readonly SelectOption[] };

const labels = {
  name: 'name',
  currency_id: 'currency',
  is_virtual: 'kind',
  kind: 'account',
  lot_method: 'lots',
  follows_cash: 'cash',
  email: 'email',
  sms: 'sms',
  percent: 'percent',
  coverage: 'coverage',
} as const satisfies Record<PortfolioField, string>;

/** What somebody else saved of this portfolio meanwhile. */
export function PortfolioConflict({ form, newer, currencies }: Props) {
  const t = useTranslations('ledger');
  const theirs = portfolioValues(newer);
  const shown = (field: PortfolioField, values: PortfolioValues): string => {
    if (field === 'name') return values.name;
    if (field === 'currency_id')
      return currencies.find(({ value }) => value === values.currency_id)?.label ?? '–';
    if (field === 'is_virtual') return t(values.is_virtual ? 'portfolio.virtual' : 'portfolio.real');
    if (field === 'kind') return t(`portfolio.accounts.${values.kind}`);
    if (field === 'lot_method') return t(`portfolio.${values.lot_method}`);
    if (field === 'percent' || field === 'coverage') return values[field] ? `${values[field]}%` : '–';
    return t(values[field] ? 'conflict.yes' : 'conflict.no');
  };
  return (
    <ConflictNote
      changed={portfolioDifferences(form.values, theirs).map((field) => ({
        field: t(`portfolio.${labels[field]}`),
        value: shown(field, theirs),
      }))}
      onTakeTheirs={() => form.takeNewer(newer)}
    />
  );
}
