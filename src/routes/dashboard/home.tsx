import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { statistics } from '../../domains/overview/contract.ts';
import { allCards, cardsOf } from '../../domains/overview/dashboard-cards.ts';
import {
  type DashboardFigures,
  dashboardFromFigures,
} from '../../domains/overview/dashboard-from-figures.ts';
import { exampleDashboard } from '../../domains/overview/example/example-dashboard.ts';
import { DashboardGrid } from '../../domains/overview/ui/dashboard-grid.tsx';
import { ExampleNote } from '../../domains/overview/ui/example-note.tsx';
import { useFigureWords } from '../../domains/overview/ui/use-figure-words.ts';
import {
  type HoldingOutput,
  listHoldings,
  listPortfolios,
  type PortfolioOutput,
  portfolioHistory,
} from '../../domains/performance/contract.ts';
import { ExplainFigure } from '../../domains/performance/ui/explain/explain-figure.tsx';
import { dayInWarsaw } from '../../foundation/calendar-day.ts';
import { allMessages, loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { type PageContext, pageContext } from '../page-context.ts';
import { shownCurrency } from './shell/currency/shown-currency.ts';
import { useDashboard } from './shell/dashboard-context.ts';
import { connectedSlugs } from './shell/navigation/navigation.ts';
import { pageTitle } from './shell/navigation/page-title.ts';

const parameter = 'example';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const wantsExample = new URL(request.url).searchParams.get(parameter) === '1';
  return {
    locale: page.locale,
    now: page.now,
    messages: loadMessages(page.locale, ['explain']),
    example: wantsExample ? exampleDashboard(allMessages(page.locale).dashboard.example) : null,
    figures: wantsExample ? null : await loadFigures(page),
  };
}

/** A person's own figures; null where they cannot be had now: the page then says so and offers to try again. */
async function loadFigures(page: PageContext): Promise<DashboardFigures | null> {
  const { call, now, onFault } = page;
  try {
    const query = { currency: await shownCurrency(page) };
    const [stats, all, portfolios, holdings] = await Promise.all([
      call(statistics, { query }),
      call(portfolioHistory, { params: { id: 'all' }, query: { ...query, period: 'max' } }),
      call(listPortfolios, { query }),
      call(listHoldings, { query }),
    ]);
    return {
      today: dayInWarsaw(new Date(now)),
      statistics: stats.data,
      all: all.data,
      portfolios: portfolios.data as PortfolioOutput[],
      holdings: holdings.data as HoldingOutput[],
    };
  } catch (error) {
    onFault(error);
    return null;
  }
}

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, ({ dashboard }) => dashboard.titles.home);

export default function DashboardHome() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  const [own] = useState(messages);
  return (
    <MessagesProvider locale={locale} messages={own} now={now}>
      <Home />
    </MessagesProvider>
  );
}

function Home() {
  const t = useTranslations('dashboard');
  const to = usePath();
  const { example, figures } = useLoaderData<typeof loader>();
  const words = useFigureWords();
  const { revalidate } = useRevalidator();
  const { modules, currency } = useDashboard();
  const connected = connectedSlugs(modules);
  const brokered = connected.includes('brokerage-investments');
  const cards = example
    ? cardsOf(example)
    : figures
      ? dashboardFromFigures(figures, words)
      : allCards({ state: 'error', onRetry: revalidate });
  const shown = example?.currency ?? figures?.statistics.currency ?? currency;
  return (
    <>
      <h1 className="visually-hidden">{t('titles.home')}</h1>
      {example && <ExampleNote hideTo={to('dashboard')} />}
      <DashboardGrid
        cards={cards}
        currency={shown.toUpperCase()}
        withRealEstate={connected.includes('real-estate')}
        withBonds={connected.includes('bonds')}
        example={example !== null}
        {...(figures && {
          explain: (figure) => (
            <ExplainFigure
              figure={figure}
              portfolio="all"
              currency={shown}
              period={figure === 'twr' ? '1Y' : 'max'}
              span={figure === 'twr' ? 'year' : 'annual'}
              rowsTo={to('transactions')}
            />
          ),
        })}
        emptyActions={
          <>
            <Button variant="primary" icon="plus" to={to(brokered ? 'portfolios' : 'addModule')}>
              {t(brokered ? 'home.total.addPortfolio' : 'home.total.addModule')}
            </Button>
            <Button icon="spark" to={`${to('dashboard')}?${parameter}=1`} preventScrollReset>
              {t('home.example.show')}
            </Button>
          </>
        }
      />
    </>
  );
}
