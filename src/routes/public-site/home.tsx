import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { listPlans } from '../../domains/billing/contract.ts';
import { tickerTape } from '../../domains/market-data/contract.ts';
import { allMessages, loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { pageContext } from '../page-context.ts';
import { Hero } from './home/hero.tsx';
import { Newsletter } from './home/newsletter.tsx';
import { Plan } from './home/plan.tsx';
import { Poland } from './home/poland.tsx';
import { Prices } from './home/prices.tsx';
import { Questions } from './home/questions.tsx';
import { RecordOnce } from './home/record-once.tsx';
import { Trust } from './home/trust.tsx';
import { Understand } from './home/understand.tsx';
import { offerOf } from './plan-offer.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { locale, now, site, call } = context.get(pageContext);
  const [{ data: plans }, { data: quotes }] = await Promise.all([call(listPlans, {}), call(tickerTape, {})]);
  return {
    locale,
    messages: loadMessages(locale, ['home']),
    now,
    meta: allMessages(locale).home.meta,
    plans: plans.filter((plan) => plan.trial_days === null).map((plan) => offerOf(plan, locale)),
    trialDays: plans.find((plan) => plan.trial_days !== null)?.trial_days ?? 0,
    tape: quotes.map(({ symbol, value, change_percent }) => ({
      symbol,
      value,
      changePercent: change_percent,
    })),
    simulated: quotes.some((quote) => quote.is_simulated),
    demo: site.demo !== null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [{ title: loaderData.meta.title }, { name: 'description', content: loaderData.meta.description }]
    : [];

export default function Home() {
  const {
    locale,
    messages,
    now,
    plans,
    trialDays: days,
    tape,
    simulated,
    demo,
  } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Hero tape={tape} simulated={simulated} demo={demo} />
      <RecordOnce />
      <Understand />
      <Plan />
      <Poland />
      <Trust />
      <Prices plans={plans} trialDays={days} />
      <Questions />
      <Newsletter />
    </MessagesProvider>
  );
}
