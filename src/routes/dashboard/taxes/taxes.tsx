import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { Banner } from '../../../design-system/states/banner.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { allowedBy } from '../../../domains/billing/allowed-by.ts';
import { PaperActions } from '../../../domains/tax-files/ui/paper-actions.tsx';
import { readTaxYear, reopenTaxYear, type TaxYearOutput } from '../../../domains/taxes/contract.ts';
import type { FormLine } from '../../../domains/taxes/form/form-fields.ts';
import { DifferenceCard } from '../../../domains/taxes/ui/difference-card.tsx';
import { DueCard } from '../../../domains/taxes/ui/due-card.tsx';
import { FormCard } from '../../../domains/taxes/ui/form-card.tsx';
import { MissingCard } from '../../../domains/taxes/ui/missing-card.tsx';
import { ReadingsCard } from '../../../domains/taxes/ui/readings-card.tsx';
import { RowsCard } from '../../../domains/taxes/ui/rows-card.tsx';
import { SaleCard } from '../../../domains/taxes/ui/sale-card.tsx';
import {
  CountriesCard,
  LossesCard,
  OutsideCard,
  PrintedCard,
} from '../../../domains/taxes/ui/side-cards.tsx';
import { fileTaxes, stateTaxes } from '../../../domains/taxes/ui/tax-modals.ts';
import { useTaxWords } from '../../../domains/taxes/ui/use-tax-words.ts';
import { YearSwitch } from '../../../domains/taxes/ui/year-switch.tsx';
import { brand } from '../../../foundation/brand.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { type PageContext, pageContext } from '../../page-context.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { useInactiveModuleNotice } from '../shell/notices/use-inactive-module-notice.ts';
import { useCall } from '../shell/use-call.ts';
import { useUpgradeNotice } from '../shell/use-upgrade-notice.tsx';
import styles from './taxes.module.css';

const firstYear = 2002;

const PlanningCard = lazy(async () => ({
  default: (await import('../../../domains/taxes/ui/planning/planning-card.tsx')).PlanningCard,
}));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const thisYear = Number(dayInWarsaw(new Date(page.now)).slice(0, 4));
  const year = /^\d{4}$/.test(params.year ?? '') ? Number(params.year) : thisYear;
  const refusal = year > thisYear ? ('ahead' as const) : year < firstYear ? ('early' as const) : null;
  return {
    ...{
      locale: page.locale,
      now: page.now,
      messages: loadMessages(page.locale, ['taxes', 'taxFiles', 'taxPlanning']),
      refusal,
    },
    taxes: refusal ? null : await loadYear(page, year),
  };
}

async function loadYear(page: PageContext, year: number): Promise<TaxYearOutput | null> {
  try {
    return (await page.call(readTaxYear, { params: { year: String(year) } })).data;
  } catch (error) {
    page.onFault(error);
    return null;
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  {
    title: [loaderData?.messages.taxes?.title, loaderData?.taxes?.year, brand.name]
      .filter(Boolean)
      .join(' · '),
  },
];

export default function TaxesPage() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Taxes />
    </MessagesProvider>
  );
}

function Taxes() {
  const t = useTranslations('taxes');
  useInactiveModuleNotice('taxes');
  const { taxes, refusal } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={taxes && <Subtitle taxes={taxes} />}
        actions={taxes && <Actions taxes={taxes} />}
      />
      {refusal && (
        <Card>
          <EmptyState level={2} title={t(refusal)} />
        </Card>
      )}
      {!refusal && !taxes && (
        <Card>
          <ErrorState
            level={2}
            title={t('failed')}
            onRetry={() => void revalidate()}
            retrying={state === 'loading'}
          />
        </Card>
      )}
      {taxes && <Shown key={taxes.year} taxes={taxes} />}
    </>
  );
}

function Subtitle({ taxes: { accounts, wrappers, readings } }: { taxes: TaxYearOutput }) {
  const t = useTranslations('taxes');
  const locale = useLocale();
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(wrappers);
  const isTrade = readings.some(({ reading, chosen }) => reading === 'day' && chosen === 'trade');
  return t('subtitle', {
    accounts: accounts.length,
    wrappers: wrappers.length ? t('without', { names }) : '',
    day: t(`byDay.${isTrade ? 'trade' : 'settlement'}`),
  });
}

function Actions({ taxes }: { taxes: TaxYearOutput }) {
  const t = useTranslations('taxes');
  const call = useCall();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const { state, year } = taxes;
  const reopen = async () => {
    try {
      await call(reopenTaxYear, { params: { year: String(year) } });
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await revalidate();
  };
  const papers = <Papers year={year} today={taxes.today} />;
  if (state === 'filed' || state === 'changed')
    return (
      <span className={styles.actions} data-print="hide">
        <Button variant="quiet" onClick={() => void reopen()}>
          {t('reopen')}
        </Button>
        {papers}
      </span>
    );
  return (
    <span className={styles.actions} data-print="hide">
      <Button variant="quiet" icon="edit" onClick={() => void openModal(stateTaxes, { taxes })}>
        {t('data')}
      </Button>
      {state === 'open' && (
        <Button variant="quiet" icon="lock" onClick={() => void openModal(fileTaxes, { taxes })}>
          {t('file')}
        </Button>
      )}
      {papers}
    </span>
  );
}

function Papers({ year, today }: { year: number; today: string }) {
  const t = useTranslations('taxFiles.menu');
  const { user } = useDashboard();
  const offerPlans = useUpgradeNotice();
  return (
    <PaperActions
      year={year}
      today={today}
      exportable={allowedBy(user, 'canExportReportsToPDFOrCSV') > 0}
      onUpgrade={() => offerPlans(t('upgrade'))}
    />
  );
}

/** Nothing of the ledger, and nothing said beside it. */
const isEmpty = ({ years, rows, missing_count, lines, state }: TaxYearOutput): boolean =>
  years.length <= 1 &&
  rows === 0 &&
  missing_count === 0 &&
  state !== 'filed' &&
  lines.every(({ value }) => Number(value) === 0);

function Shown({ taxes }: { taxes: TaxYearOutput }) {
  const t = useTranslations('taxes');
  if (isEmpty(taxes))
    return (
      <Card>
        <EmptyState level={2} title={t('empty.title')} text={t('empty.text')} />
      </Card>
    );
  return (
    <div className={styles.page}>
      <div className={styles.years}>
        <YearSwitch taxes={taxes} />
        <p>
          <Notice taxes={taxes} />
        </p>
      </div>
      {taxes.is_simulated && <Banner tone="simulated">{t('simulated')}</Banner>}
      <DifferenceCard taxes={taxes} />
      <Parts taxes={taxes} />
    </div>
  );
}

/** How the year stands, and whose numbers its fields have. */
function Notice({ taxes: { year, state, today, form, filed } }: { taxes: TaxYearOutput }) {
  const t = useTranslations('taxes');
  const words = useTaxWords();
  return [
    state === 'running' && t('running', { year: String(year), day: words.day(today) }),
    filed && t('filedOn', { day: words.day(filed.on) }),
    form && !form.is_of_year && t('laterForm', { year: String(year), form: form.name }),
    !form && t('noForm', { year: String(year) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function Parts({ taxes }: { taxes: TaxYearOutput }) {
  const t = useTranslations('taxes');
  const [line, setLine] = useState<FormLine | 'outside' | null>(null);
  const [sale, setSale] = useState<string | null>(null);
  const open = (next: FormLine | 'outside' | null) => {
    setLine(next);
    setSale(null);
  };
  return (
    <>
      <div className={styles.top}>
        <MissingCard taxes={taxes} />
        <DueCard taxes={taxes} />
      </div>
      <div className={styles.middle}>
        <div className={styles.main}>
          <FormCard taxes={taxes} opened={line === 'outside' ? null : line} onOpen={open} />
          {line && (
            <RowsCard
              taxes={taxes}
              line={line}
              name={line === 'outside' ? t('outside.title') : t(`line.${line}`)}
              sale={sale}
              onSale={setSale}
              onClose={() => open(null)}
            />
          )}
        </div>
        <div className={styles.side}>
          <ReadingsCard taxes={taxes} />
          {taxes.state === 'running' && (
            <Suspense
              fallback={
                <Card>
                  <Skeleton height={220} />
                </Card>
              }
            >
              <PlanningCard taxes={taxes} />
            </Suspense>
          )}
          <CountriesCard taxes={taxes} />
          <LossesCard taxes={taxes} />
          <PrintedCard taxes={taxes} />
          <OutsideCard taxes={taxes} onOpen={() => open('outside')} />
        </div>
      </div>
      {sale && <SaleCard taxes={taxes} id={sale} />}
    </>
  );
}
