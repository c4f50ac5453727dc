import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { SearchForm } from '../../../../design-system/inputs/search/search-form.tsx';
import { FilterPill } from '../../../../design-system/layout/filter-pill.tsx';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { transactionTypes } from '../../../ledger/transaction-types.ts';
import { TagPill } from '../../../remarks/ui/tag-pill.tsx';
import { TransactionsAssetPill } from './transactions-asset-pill.tsx';
import { countFilters, ofPortfolio, type TransactionsFilter } from './transactions-filter.ts';
import { TransactionsFilterSheet } from './transactions-filter-sheet.tsx';
import { TransactionsPeriodPill } from './transactions-period-pill.tsx';
import styles from './transactions-toolbar.module.css';
import type { TransactionsChoices } from './transactions-view.ts';

type Props = {
  filter: TransactionsFilter;
  choices: TransactionsChoices;
  today: string;
  onChange: (changes: Partial<TransactionsFilter>) => void;
  onSearch: (search: string) => void;
};

/** Search and filters: pills on a desk, a sheet on a phone. */
export function TransactionsToolbar({ filter, choices, today, onChange, onSearch }: Props) {
  const t = useTranslations('transactions');
  const [sheet, setSheet] = useState(false);
  const count = countFilters(filter);
  const { portfolios, currencies } = choices;
  const portfolioName = portfolios.find(({ id }) => id === filter.portfolioId)?.name;
  return (
    <div className={styles.bar} data-print="hide">
      <SearchForm
        look="pill"
        search={filter.search}
        onSearch={onSearch}
        label={t('filter.search')}
        clearLabel={t('filter.clearSearch')}
        className={styles.search}
      />
      <button
        type="button"
        className={count > 0 ? `${styles.open} ${styles.some}` : styles.open}
        aria-haspopup="dialog"
        onClick={() => setSheet(true)}
      >
        <Icon name="filter" size={16} />
        <span>{t.rich('filter.open', { count, n: (text) => <b>{text}</b> })}</span>
      </button>
      <div className={styles.pills}>
        <ChoicePill
          label={t('filter.portfolio')}
          value={filter.portfolioId}
          shown={portfolioName ?? t('unknownPortfolio')}
          options={portfolios.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(portfolioId) => onChange(ofPortfolio(portfolioId, filter, choices.assets))}
        />
        <ChoicePill
          label={t('filter.type')}
          value={filter.type}
          shown={filter.type ? t(`types.${filter.type}`) : ''}
          options={transactionTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          onChoose={(type) => onChange({ type })}
        />
        <TransactionsPeriodPill
          // Days typed but not applied are those of the address that was.
          key={`${filter.from} ${filter.to}`}
          filter={filter}
          today={today}
          onChange={onChange}
        />
        <ChoicePill
          label={t('filter.currency')}
          value={filter.inCurrency}
          shown={filter.inCurrency?.toUpperCase() ?? ''}
          options={currencies.map((title) => ({ value: title, label: title.toUpperCase() }))}
          onChoose={(inCurrency) => onChange({ inCurrency })}
        />
        <TagPill tags={choices.tags} chosen={filter.tag} onChoose={(tag) => onChange({ tag })} />
        <TransactionsAssetPill filter={filter} choices={choices} onChange={onChange} />
      </div>
      {sheet && (
        <TransactionsFilterSheet
          filter={filter}
          choices={choices}
          today={today}
          onClose={() => setSheet(false)}
          onChange={onChange}
        />
      )}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value | null;
  shown: string;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value | null) => void;
};

function ChoicePill<Value extends string>({ label, value, shown, options, onChoose }: ChoiceProps<Value>) {
  const t = useTranslations('transactions.filter');
  return (
    <Menu
      align="end"
      trigger={
        <FilterPill
          label={label}
          value={value ? shown : t('all')}
          active={value !== null}
          onClear={() => onChoose(null)}
        />
      }
      items={[
        { label: t('all'), checked: value === null, onSelect: () => onChoose(null) },
        ...options.map((option) => ({
          label: option.label,
          checked: option.value === value,
          onSelect: () => onChoose(option.value),
        })),
      ]}
    />
  );
}
