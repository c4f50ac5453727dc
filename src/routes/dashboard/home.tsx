import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { currentUser } from '../../domains/identity/contract.ts';
import { allCards, cardsOf } from '../../domains/performance/dashboard-cards.ts';
import { exampleDashboard } from '../../domains/performance/example-dashboard.ts';
import { DashboardGrid } from '../../domains/performance/ui/dashboard-grid.tsx';
import { ExampleNote } from '../../domains/performance/ui/example-note.tsx';
import { allMessages } from '../../i18n/messages.ts';
import { usePath } from '../../i18n/use-path.ts';
import { type PageContext, pageContext } from '../page-context.ts';
import { useDashboard } from './shell/dashboard-context.ts';
import { connectedSlugs } from './shell/navigation.ts';
import { pageTitle } from './shell/page-title.ts';

const parameter = 'example';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const wanted = new URL(request.url).searchParams.get(parameter);
  const example = await wantsExample(page, wanted);
  return { example: example ? exampleDashboard(allMessages(page.locale).dashboard.example) : null };
}

/** Shown when asked for; to the demonstration's own account until it says no. */
async function wantsExample({ call }: PageContext, wanted: string | null): Promise<boolean> {
  if (wanted !== null) return wanted === '1';
  return (await call(currentUser, {})).data.is_demo;
}

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, ({ dashboard }) => dashboard.titles.home);

export default function DashboardHome() {
  const t = useTranslations('dashboard');
  const to = usePath();
  const { example } = useLoaderData<typeof loader>();
  const { modules, currency } = useDashboard();
  const connected = connectedSlugs(modules);
  const brokered = connected.includes('brokerage-investments');
  return (
    <>
      <h1 className="visually-hidden">{t('titles.home')}</h1>
      {example && <ExampleNote hideTo={`${to('dashboard')}?${parameter}=0`} />}
      <DashboardGrid
        cards={example ? cardsOf(example) : allCards({ state: 'empty' })}
        currency={example?.currency ?? currency.toUpperCase()}
        withRealEstate={connected.includes('real-estate')}
        withBonds={connected.includes('bonds')}
        example={example !== null}
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
