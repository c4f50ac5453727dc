import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { openModal } from '../../design-system/overlays/open-modal.ts';
import { upsertTransaction } from '../../domains/ledger/ui/ledger-modals.ts';
import type { ModuleSlug } from '../../domains/modules/contract.ts';
import { ChecklistCard } from '../../domains/onboarding/ui/home/checklist-card.tsx';
import { allCards, cardsOf } from '../../domains/overview/dashboard-cards.ts';
import { dashboardFromFigures } from '../../domains/overview/dashboard-from-figures.ts';
import { exampleDashboard } from '../../domains/overview/example/example-dashboard.ts';
import { DashboardGrid, type ModuleState } from '../../domains/overview/ui/dashboard-grid.tsx';
import { ExampleNote } from '../../domains/overview/ui/example-note.tsx';
import { useFigureWords } from '../../domains/overview/ui/use-figure-words.ts';
import { ExplainFigure } from '../../domains/performance/ui/explain/explain-figure.tsx';
import { allMessages, loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { usePath } from '../../i18n/use-path.ts';
import { pageContext } from '../page-context.ts';
import { homeModules } from './home-modules.ts';
import { loadHome } from './load-home.ts';
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
    messages: loadMessages(page.locale, ['basis', 'explain']),
    example: wantsExample ? exampleDashboard(allMessages(page.locale).dashboard.example) : null,
    home: wantsExample ? null : await loadHome(page),
  };
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
  const { example, home } = useLoaderData<typeof loader>();
  const figures = home?.figures;
  const words = useFigureWords(homeModules);
  const { revalidate } = useRevalidator();
  const { modules, currency, portfolios } = useDashboard();
  const connected = connectedSlugs(modules);
  const brokered = connected.includes('brokerage-investments');
  const cards = example
    ? cardsOf(example)
    : figures
      ? dashboardFromFigures(figures, words)
      : allCards({ state: 'error', onRetry: revalidate });
  const stateOf = (module: ModuleSlug): ModuleState => {
    if (example) {
      const view = example.modules[module];
      return { view: view ? { state: 'ready', data: view } : { state: 'empty' } };
    }
    const loaded = home?.modules.find((one) => one.module === module);
    if (!loaded) return { view: { state: 'empty' } };
    return loaded.failed ? { view: { state: 'error', onRetry: revalidate } } : { figures: loaded.figures };
  };
  // Rows of transactions explain what portfolios hold; with other modules in the sum each figure says how it is made.
  const hasOthers = home?.modules.some(
    ({ module, figures: loaded }) => module !== 'brokerage-investments' && loaded !== null,
  );
  const twrAsked = cards.total.state === 'ready' ? cards.total.data.twr.asked : 'max';
  const shown = example?.currency ?? figures?.statistics.currency ?? currency;
  return (
    <>
      <h1 className="visually-hidden">{t('titles.home')}</h1>
      {example && <ExampleNote hideTo={to('dashboard')} />}
      {home?.checklist && <ChecklistCard checklist={home.checklist} />}
      <DashboardGrid
        cards={cards}
        currency={shown.toUpperCase()}
        modules={homeModules}
        stateOf={stateOf}
        connected={connected}
        example={example !== null}
        {...(figures &&
          !hasOthers && {
            explain: (figure) => (
              <ExplainFigure
                figure={figure}
                portfolio="all"
                currency={shown}
                period={figure === 'twr' ? twrAsked : figure === 'change' ? '24h' : 'max'}
                rowsTo={to('transactions')}
              />
            ),
          })}
        emptyActions={
          <>
            <FirstStep brokered={brokered} hasPortfolio={portfolios.length > 0} />
            <Button icon="spark" to={`${to('dashboard')}?${parameter}=1`} preventScrollReset>
              {t('home.example.show')}
            </Button>
          </>
        }
      />
    </>
  );
}

/** The one button that brings an empty home nearer to its first figure. */
function FirstStep({ brokered, hasPortfolio }: { brokered: boolean; hasPortfolio: boolean }) {
  const t = useTranslations('dashboard.home');
  const to = usePath();
  if (brokered && hasPortfolio) {
    return (
      <Button variant="primary" icon="plus" onClick={() => void openModal(upsertTransaction)}>
        {t('holdings.add')}
      </Button>
    );
  }
  return (
    <Button variant="primary" icon="plus" to={to(brokered ? 'portfolios' : 'addModule')}>
      {t(brokered ? 'total.addPortfolio' : 'total.addModule')}
    </Button>
  );
}
