import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Segmented } from '../../../design-system/inputs/segmented.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { allowedBy } from '../../../domains/billing/allowed-by.ts';
import { GroupsCard } from '../../../domains/performance/ui/groups/groups-card.tsx';
import { PortfolioCard } from '../../../domains/performance/ui/portfolio/portfolio-card.tsx';
import { PortfolioPieCard } from '../../../domains/performance/ui/portfolio/portfolio-pie-card.tsx';
import { PortfolioTable } from '../../../domains/performance/ui/portfolio/portfolio-table.tsx';
import { PortfolioTotalsCard } from '../../../domains/performance/ui/portfolio/portfolio-totals-card.tsx';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { pageTitle } from '../shell/navigation/page-title.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { useNeedsPortfolio } from '../shell/use-needs-portfolio.ts';
import { loadPortfolios } from './load-portfolios.ts';
import styles from './portfolios.module.css';
import { useAddPortfolio } from './use-add-portfolio.ts';
import { useAskedSimulation } from './use-asked-simulation.ts';
import { usePortfolioActions } from './use-portfolio-actions.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now } = page;
  return {
    locale,
    now,
    messages: loadMessages(locale, ['portfolios', 'assets', 'explain', 'connected']),
    ...(await loadPortfolios(page)),
  };
}

/** Cards or table: another look at what is loaded already. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, ({ dashboard }) => dashboard.nav.portfolios);

export default function PortfoliosPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Portfolios />
    </MessagesProvider>
  );
}

function Portfolios() {
  const t = useTranslations('portfolios');
  useInactiveModuleNotice();
  useNeedsPortfolio();
  const { shown } = useLoaderData<typeof loader>();
  useAskedSimulation(shown?.portfolios);
  const { revalidate, state } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const add = useAddPortfolio(shown?.portfolios.length ?? 0);
  const asTable = search.get('view') === 'table';
  const count = shown?.portfolios.length ?? 0;
  const paper = shown?.portfolios.filter(({ is_virtual }) => is_virtual).length ?? 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={
          count > 0 &&
          [t('subtitle', { count }), paper > 0 && t('paperCount', { count: paper })]
            .filter(Boolean)
            .join(' · ')
        }
        actions={
          <span className={styles.actions} data-print="hide">
            {count > 1 && (
              <Segmented
                size="sm"
                label={t('view.label')}
                value={asTable ? 'table' : 'cards'}
                onChange={(view) =>
                  setSearch(view === 'table' ? { view } : {}, { replace: true, preventScrollReset: true })
                }
                options={[
                  { value: 'cards', label: t('view.cards') },
                  { value: 'table', label: t('view.table') },
                ]}
              />
            )}
            <Button variant="primary" icon="plus" onClick={add}>
              {t('add')}
            </Button>
          </span>
        }
      />
      {!shown && (
        <Card>
          <ErrorState
            level={2}
            title={t('failed')}
            onRetry={() => void revalidate()}
            retrying={state === 'loading'}
          />
        </Card>
      )}
      {shown && count === 0 && (
        <Card>
          <EmptyState
            level={2}
            title={t('empty.title')}
            text={t('empty.text')}
            actions={
              <Button variant="primary" icon="plus" onClick={add}>
                {t('add')}
              </Button>
            }
          />
        </Card>
      )}
      {shown && count > 0 && <List shown={shown} asTable={asTable} />}
    </>
  );
}

type Shown = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['shown']>;

function List({ shown, asTable }: { shown: Shown; asTable: boolean }) {
  const { today } = useLoaderData<typeof loader>();
  const to = usePath();
  const { user } = useDashboard();
  const actions = usePortfolioActions();
  const exportable = allowedBy(user, 'canExportReportsToPDFOrCSV') > 0;
  const { portfolios, groups, total, allocation, currency } = shown;
  const real = portfolios.filter(({ is_virtual }) => !is_virtual);
  const paper = portfolios.filter(({ is_virtual }) => is_virtual);
  return (
    <div className={styles.page}>
      {total && (
        <div className={styles.whole}>
          <PortfolioTotalsCard
            total={total}
            today={today}
            withPaper={paper.length > 0}
            rowsTo={to('transactions')}
          />
          <PortfolioPieCard allocation={allocation} currency={currency} />
        </div>
      )}
      {asTable ? (
        <PortfolioTable portfolios={portfolios} total={total} actions={actions} exportable={exportable} />
      ) : (
        <div className={styles.cards}>
          {[...real, ...paper].map((portfolio) => (
            <PortfolioCard
              key={portfolio.id}
              portfolio={portfolio}
              actions={actions}
              exportable={exportable}
            />
          ))}
        </div>
      )}
      {(real.length > 1 || groups.length > 0) && (
        <GroupsCard groups={groups} portfolios={real} currency={currency} />
      )}
    </div>
  );
}
