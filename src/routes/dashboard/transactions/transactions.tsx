import { useCallback } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { useReadOnlyPortfolios } from '../../../domains/billing/ui/read-only.tsx';
import { upsertTransaction } from '../../../domains/ledger/ui/ledger-modals.ts';
import { MissingSplits } from '../../../domains/performance/ui/splits/missing-splits.tsx';
import { TransactionsCard } from '../../../domains/performance/ui/transactions/transactions-card.tsx';
import {
  addressOf,
  changed,
  filterOf,
  isFiltered,
  type TransactionsFilter,
} from '../../../domains/performance/ui/transactions/transactions-filter.ts';
import { TransactionsHead } from '../../../domains/performance/ui/transactions/transactions-head.tsx';

import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { useNeedsPortfolio } from '../shell/use-needs-portfolio.ts';
import { useSplitAdding } from '../shell/use-split-adding.ts';
import { loadTransactions, pageInstead } from './load-transactions.ts';
import styles from './transactions.module.css';
import { useAddFromAddress } from './use-add-from-address.ts';
import { useTransactionActions } from './use-transaction-actions.ts';
import { useTransactionsFile } from './use-transactions-file.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  const loaded = await loadTransactions(page, request.url);
  const beyond = pageInstead(loaded);
  if (beyond) throw redirect(`${new URL(request.url).pathname}?${addressOf(beyond)}`);
  return { locale, now, messages: loadMessages(locale, ['transactions', 'remarks']), ...loaded };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.transactions?.title} · ${brand.name}` },
];

export default function TransactionsPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Transactions />
    </MessagesProvider>
  );
}

function Transactions() {
  const t = useTranslations('transactions');
  const to = usePath();
  useInactiveModuleNotice();
  useNeedsPortfolio();
  useAddFromAddress();
  const { page, filter, choices, splits, today, currency } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const { shown, waiting, change } = useFilterInAddress(filter);
  const file = useTransactionsFile(today, currency);
  const { rowActions, bulkActions } = useTransactionActions(currency, file.selected);
  const addSplit = useSplitAdding();
  const portfolio = choices.portfolios.find(({ id }) => id === shown.portfolioId);
  const readOnly = useReadOnlyPortfolios();
  // What exceeds the plan is no choice of the form.
  const into = portfolio && !readOnly.has(portfolio.id) ? portfolio.id : undefined;
  const add = () => void openModal(upsertTransaction, { portfolioId: into });
  const isEmpty = page?.meta.total === 0 && !isFiltered(filter);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={portfolio?.name ?? t('allPortfolios')}
        actions={
          // While there is nothing, the card has the one button that changes it.
          !isEmpty && (
            <div className={styles.actions}>
              <Button variant="quiet" icon="clock" to={to('changes')}>
                {t('history')}
              </Button>
              <Button variant="quiet" icon="upload" onClick={() => void file.all(filter)}>
                {t('export')}
              </Button>
              <Button variant="primary" icon="plus" onClick={add}>
                {t('add')}
              </Button>
            </div>
          )
        }
      />
      <MissingSplits splits={splits} onAdd={addSplit} />
      {page && !isEmpty && <TransactionsHead page={page} filtered={isFiltered(filter)} />}
      <TransactionsCard
        page={page}
        filter={shown}
        choices={choices}
        today={today}
        loading={waiting || (state === 'loading' && !page)}
        onChange={change}
        onSearch={useCallback((search: string) => change({ search }), [change])}
        onRetry={() => void revalidate()}
        onAdd={add}
        rowActions={rowActions}
        bulkActions={bulkActions}
      />
    </>
  );
}

/** The filter that stands in the address, or the one on its way there: controls answer at once, rows when they come. */
function useFilterInAddress(loaded: TransactionsFilter) {
  const [, setParams] = useSearchParams();
  const { location: next } = useNavigation();
  const isHere = next?.pathname.endsWith('/transactions') === true;
  const shown = isHere ? filterOf(new URLSearchParams(next.search)) : loaded;
  const change = useCallback(
    (changes: Partial<TransactionsFilter>) =>
      setParams((before) => addressOf(changed(filterOf(before), changes)), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const waiting = isHere && addressOf(shown).toString() !== addressOf(loaded).toString();
  return { shown, waiting, change };
}
