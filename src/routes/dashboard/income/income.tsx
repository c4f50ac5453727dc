import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Segmented } from '../../../design-system/inputs/segmented.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { Banner } from '../../../design-system/states/banner.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { type IncomeOutput, readIncome } from '../../../domains/income/contract.ts';
import { IncomeChart } from '../../../domains/income/ui/income-chart.tsx';
import { IncomeHead } from '../../../domains/income/ui/income-head.tsx';
import { incomeRates, phoneCalendar } from '../../../domains/income/ui/income-modals.ts';
import { NearestCard } from '../../../domains/income/ui/nearest-card.tsx';
import { ProposalsCard } from '../../../domains/income/ui/proposals-card.tsx';
import { YearsCard } from '../../../domains/income/ui/years-card.tsx';
import { YieldsCard } from '../../../domains/income/ui/yields-card.tsx';
import { upsertTransaction } from '../../../domains/ledger/ui/ledger-modals.ts';
import { brand } from '../../../foundation/brand.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { type PageContext, pageContext } from '../../page-context.ts';
import { shownCurrency } from '../shell/currency/shown-currency.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import styles from './income.module.css';
import { useIncomeActions } from './use-income-actions.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = new URL(request.url).searchParams.get('period');
  return {
    locale: page.locale,
    now: page.now,
    messages: loadMessages(page.locale, ['income']),
    income: await loadIncome(page, asked),
  };
}

async function loadIncome(page: PageContext, asked: string | null): Promise<IncomeOutput | null> {
  const period = asked && /^(next|20\d{2})$/.test(asked) ? asked : undefined;
  try {
    const currency = await shownCurrency(page);
    return (await page.call(readIncome, { query: { currency, ...(period && { period }) } })).data;
  } catch (error) {
    page.onFault(error);
    return null;
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.messages.income?.title} · ${brand.name}` },
];

export default function IncomePage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Income />
    </MessagesProvider>
  );
}

function Income() {
  const t = useTranslations('income');
  useInactiveModuleNotice('income');
  const { income } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const add = () => void openModal(upsertTransaction, { type: 'dividend' });
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          income && (
            <span className={styles.actions} data-print="hide">
              <Button
                variant="quiet"
                icon="sliders"
                onClick={() => void openModal(incomeRates, { today: income.today })}
              >
                {t('settings')}
              </Button>
              <Button
                variant="quiet"
                icon="calendar"
                className={styles.phone}
                onClick={() => void openModal(phoneCalendar, { currency: income.currency })}
              >
                {t('toPhone')}
              </Button>
              <Button icon="plus" onClick={add}>
                {t('add')}
              </Button>
            </span>
          )
        }
      />
      {!income && (
        <Card>
          <ErrorState
            level={2}
            title={t('failed')}
            onRetry={() => void revalidate()}
            retrying={state === 'loading'}
          />
        </Card>
      )}
      {income && (isEmpty(income) ? <Empty onAdd={add} /> : <Shown income={income} />)}
    </>
  );
}

/** Nothing received, nothing waiting and nothing in sight. */
function isEmpty({ years_known, whole, proposals, nearest, dismissed, dividends }: IncomeOutput): boolean {
  return (
    years_known.length <= 1 &&
    Number(whole) === 0 &&
    Number(dividends.total) === 0 &&
    proposals.length + nearest.length + dismissed.length === 0
  );
}

function Empty({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('income');
  return (
    <Card>
      <EmptyState
        level={2}
        title={t('empty.title')}
        text={t('empty.text')}
        actions={
          <Button variant="primary" icon="plus" onClick={onAdd}>
            {t('add')}
          </Button>
        }
      />
    </Card>
  );
}

function Shown({ income }: { income: IncomeOutput }) {
  const t = useTranslations('income');
  const actions = useIncomeActions(income.today);
  return (
    <div className={styles.page}>
      {income.missing > 0 && <Banner tone="amber">{t('missing', { count: income.missing })}</Banner>}
      <div className={styles.top}>
        <Card className={styles.main}>
          <IncomeHead income={income} />
          <Periods income={income} />
          <IncomeChart income={income} />
        </Card>
        <div className={styles.side}>
          <ProposalsCard income={income} actions={actions} />
          <NearestCard income={income} />
        </div>
      </div>
      <div className={styles.below}>
        <YearsCard income={income} />
        <YieldsCard income={income} />
      </div>
      {income.is_simulated && <p className={styles.note}>{t('simulated')}</p>}
    </div>
  );
}

/** So many years stand beside each other; older ones are in the chart by year. */
const mostYears = 3;

function Periods({ income }: { income: IncomeOutput }) {
  const t = useTranslations('income.periods');
  const [, setParams] = useSearchParams();
  const years = [...new Set([...income.years_known.slice(-mostYears), income.period])].filter(
    (year) => year !== 'next',
  );
  return (
    <Segmented
      label={t('label')}
      size="sm"
      value={income.period}
      options={[
        ...years.sort().map((year) => ({ value: year, label: year })),
        { value: 'next', label: t('nextShort'), name: t('next') },
      ]}
      onChange={(period) =>
        setParams(
          (before) => {
            before.set('period', period);
            return before;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
}
