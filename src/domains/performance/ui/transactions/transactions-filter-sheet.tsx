import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Combobox } from '../../../../design-system/inputs/combobox.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import { type TransactionType, transactionTypes } from '../../../ledger/transaction-types.ts';
import { assetOptions } from './transactions-asset-pill.tsx';
import {
  changed,
  type FilterPeriod,
  filterPeriods,
  noFilter,
  type TransactionsFilter,
} from './transactions-filter.ts';
import styles from './transactions-toolbar.module.css';
import type { TransactionsChoices } from './transactions-view.ts';

type Props = {
  filter: TransactionsFilter;
  choices: TransactionsChoices;
  today: string;
  onClose: () => void;
  onChange: (changes: Partial<TransactionsFilter>) => void;
};

/** All filters at once, for a phone; they hold when the sheet is answered. */
export function TransactionsFilterSheet({ filter, choices, today, onClose, onChange }: Props) {
  const t = useTranslations('transactions');
  const remarks = useTranslations('remarks.tags');
  const formId = useId();
  const [draft, setDraft] = useState(filter);
  const change = (changes: Partial<TransactionsFilter>) => setDraft((before) => changed(before, changes));
  const all = { value: '', label: t('filter.all') };
  const answer = (wanted: TransactionsFilter) => {
    onChange({ ...wanted, search: filter.search, sort: filter.sort, page: 1 });
    onClose();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    answer(draft);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('filter.title')}
      footer={
        <>
          <Button onClick={() => answer(noFilter)}>{t('filter.clearAll')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.sheet} onSubmit={send}>
        <Field label={t('filter.portfolio')}>
          <Select
            options={[all, ...choices.portfolios.map(({ id, name }) => ({ value: id, label: name }))]}
            value={draft.portfolioId ?? ''}
            onChange={({ target }) => change({ portfolioId: target.value || null, assetId: null })}
          />
        </Field>
        <Field label={t('filter.type')}>
          <Select
            options={[all, ...transactionTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))]}
            value={draft.type ?? ''}
            onChange={({ target }) => change({ type: (target.value || null) as TransactionType | null })}
          />
        </Field>
        <Field label={t('filter.period')}>
          <Select
            options={[
              all,
              ...filterPeriods.map((period) => ({ value: period, label: t(`filter.periods.${period}`) })),
            ]}
            value={draft.period ?? ''}
            onChange={({ target }) =>
              change({ period: (target.value || null) as FilterPeriod | null, from: null, to: null })
            }
          />
        </Field>
        <div className={styles.pair}>
          <Field label={t('filter.from')}>
            <DateInput
              value={draft.from ?? ''}
              max={today}
              onChange={({ target }) => change({ from: target.value || null })}
            />
          </Field>
          <Field label={t('filter.to')}>
            <DateInput
              value={draft.to ?? ''}
              onChange={({ target }) => change({ to: target.value || null })}
            />
          </Field>
        </div>
        <Field label={t('filter.currency')}>
          <Select
            options={[
              all,
              ...choices.currencies.map((title) => ({ value: title, label: title.toUpperCase() })),
            ]}
            value={draft.inCurrency ?? ''}
            onChange={({ target }) => change({ inCurrency: target.value || null })}
          />
        </Field>
        {choices.tags.length > 0 && (
          <Field label={remarks('label')}>
            <Select
              options={[
                all,
                ...choices.tags.map((name) => ({ value: name, label: remarks('tag', { name }) })),
              ]}
              value={draft.tag ?? ''}
              onChange={({ target }) => change({ tag: target.value || null })}
            />
          </Field>
        )}
        <Field label={t('filter.asset')}>
          <Combobox
            options={[{ value: '', label: t('filter.all') }, ...assetOptions(draft, choices)]}
            value={draft.assetId ?? ''}
            onChange={(assetId) => change({ assetId: assetId || null })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
