import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { Banner } from '../../../design-system/states/banner.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { allowedBy } from '../../../domains/billing/allowed-by.ts';
import type { BondTotals } from '../../../domains/bonds/contract.ts';
import { bondSeries, importBondFile, upsertBond } from '../../../domains/bonds/ui/bond-modals.ts';
import { BondsTable } from '../../../domains/bonds/ui/list/bonds-table.tsx';
import { BondsValueCard } from '../../../domains/bonds/ui/list/bonds-value-card.tsx';
import { ChoicesCard } from '../../../domains/bonds/ui/list/choices-card.tsx';
import { useBondWords } from '../../../domains/bonds/ui/use-bond-words.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { pageTitle } from '../shell/navigation/page-title.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import styles from './bonds.module.css';
import { loadBonds } from './load-bonds.ts';
import { useBondActions } from './use-bond-actions.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const withClosed = searchParams.get('closed') === '1';
  return {
    locale: page.locale,
    now: page.now,
    messages: loadMessages(page.locale, ['bonds']),
    withClosed,
    ...(await loadBonds(page, searchParams.get('holding'), withClosed)),
  };
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, ({ dashboard }) => dashboard.nav.bonds);

export default function BondsPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Bonds />
    </MessagesProvider>
  );
}

function Bonds() {
  const t = useTranslations('bonds');
  useInactiveModuleNotice('bonds');
  const { shown, withClosed } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const add = () => void openModal(upsertBond);
  const addButton = (
    <Button variant="primary" icon="plus" onClick={add}>
      {t('add')}
    </Button>
  );
  const isEmpty = shown && shown.bonds.length === 0 && (withClosed || Number(shown.totals.paid_out) === 0);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={shown && <Subtitle totals={shown.totals} />}
        actions={
          <span className={styles.actions} data-print="hide">
            <Button icon="upload" variant="quiet" onClick={() => void openModal(importBondFile)}>
              {t('import.open')}
            </Button>
            <Button icon="table" variant="quiet" onClick={() => void openModal(bondSeries)}>
              {t('series')}
            </Button>
            {addButton}
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
      {isEmpty && (
        <Card>
          <EmptyState level={2} title={t('empty.title')} text={t('empty.text')} actions={addButton} />
        </Card>
      )}
      {shown && !isEmpty && <Shown shown={shown} />}
    </>
  );
}

function Subtitle({ totals }: { totals: BondTotals }) {
  const t = useTranslations('bonds');
  const words = useBondWords();
  const { inflation, policy_rate: rate, series, bonds } = totals;
  const parts = [series > 0 && t('subtitle', { series, bonds })];
  if (inflation && rate)
    parts.push(
      t('lastRates', {
        inflation: words.rate(inflation.percent),
        month: words.of(inflation.of),
        rate: words.rate(rate.percent),
      }),
    );
  if (inflation?.is_simulated || rate?.is_simulated) parts.push(t('simulated'));
  return parts.filter(Boolean).join(' · ');
}

type Loaded = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['shown']>;

function Shown({ shown }: { shown: Loaded }) {
  const t = useTranslations('bonds');
  const words = useBondWords();
  const { detail, withClosed } = useLoaderData<typeof loader>();
  const { user } = useDashboard();
  const [, setParams] = useSearchParams();
  const { bonds, totals } = shown;
  const actions = useBondActions(totals.currency);
  const toggle = () =>
    setParams(
      (before) => {
        if (withClosed) before.delete('closed');
        else before.set('closed', '1');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={styles.page}>
      {totals.unknown > 0 && totals.unknown_from && (
        <Banner tone="amber">
          <b>{t('unknown.title', { count: totals.unknown, day: words.day(totals.unknown_from) })}</b>{' '}
          {t('unknown.text')}
        </Banner>
      )}
      {totals.is_simulated && <Banner tone="simulated">{t('simulatedNote')}</Banner>}
      <div className={styles.top}>
        <BondsValueCard bonds={bonds} totals={totals} />
        {detail ? (
          <ChoicesCard key={detail.bond.id} detail={detail} />
        ) : (
          <Card graphite title={t('choices.title')}>
            <p>{t(bonds.length ? 'choices.none' : 'choices.pick')}</p>
          </Card>
        )}
      </div>
      <BondsTable
        bonds={bonds}
        totals={totals}
        compared={detail?.bond.id ?? null}
        actions={actions}
        exportable={allowedBy(user, 'canExportReportsToPDFOrCSV') > 0}
      />
      <p className={styles.closed} data-print="hide">
        <Button variant="text" size="sm" onClick={toggle}>
          {t(withClosed ? 'table.hideClosed' : 'table.closed')}
        </Button>
      </p>
    </div>
  );
}
