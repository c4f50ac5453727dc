import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { allMessages, loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { splitLocale } from '../../i18n/paths.ts';
import { Hero } from './home/hero.tsx';
import { Newsletter } from './home/newsletter.tsx';
import { Plan } from './home/plan.tsx';
import { Poland } from './home/poland.tsx';
import { Prices } from './home/prices.tsx';
import { Questions } from './home/questions.tsx';
import { RecordOnce } from './home/record-once.tsx';
import { offeredPlans, simulatedTape, trialDays } from './home/stand-in-data.ts';
import { Trust } from './home/trust.tsx';
import { Understand } from './home/understand.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const { locale } = splitLocale(new URL(request.url).pathname);
  return {
    locale,
    messages: loadMessages(locale, ['home']),
    now: new Date().toISOString(),
    meta: allMessages(locale).home.meta,
    // The three below are stand-ins until billing and market data answer here.
    plans: offeredPlans,
    trialDays,
    tape: simulatedTape,
    /** Whether the tape's prices come from the demonstration market. */
    simulated: true,
    /** Whether the demo account can be used. */
    demo: true,
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
