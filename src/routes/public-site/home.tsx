import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Layer } from '../../design-system/site/layer.tsx';
import { SiteBlocks } from '../../design-system/site/site-blocks.tsx';
import { listPlans } from '../../domains/billing/contract.ts';
import { tickerTape } from '../../domains/market-data/contract.ts';
import { Hero } from '../../domains/public-site/ui/home/hero.tsx';
import { Newsletter } from '../../domains/public-site/ui/home/newsletter.tsx';
import { Plan } from '../../domains/public-site/ui/home/plan.tsx';
import { Poland } from '../../domains/public-site/ui/home/poland.tsx';
import { Prices } from '../../domains/public-site/ui/home/prices.tsx';
import { Questions } from '../../domains/public-site/ui/home/questions.tsx';
import { RecordOnce } from '../../domains/public-site/ui/home/record-once.tsx';
import { Trust } from '../../domains/public-site/ui/home/trust.tsx';
import { Understand } from '../../domains/public-site/ui/home/understand.tsx';
import { offersOf } from '../../domains/public-site/ui/plan-offer.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { pageContext } from '../page-context.ts';
import { pageMeta } from './page-head.ts';
import { siteWords } from './site-words.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, site, call } = page;
  const [{ data: plans }, { data: tape }, { blocks, ...head }] = await Promise.all([
    site.plans ? call(listPlans, {}) : { data: [] },
    call(tickerTape, {}),
    siteWords(page, 'home'),
  ]);
  return {
    locale,
    messages: loadMessages(locale, ['home', 'pricing']),
    now,
    head,
    blocks,
    offers: offersOf(plans, locale, site.vat),
    tape,
    demo: site.demo !== null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Home() {
  const { locale, messages, now, blocks, offers, tape, demo } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Hero tape={tape} demo={demo} prices={offers.plans.length > 0} />
      <RecordOnce />
      <Understand />
      <Plan />
      <Poland />
      <Trust />
      <Prices {...offers} />
      <Questions />
      {blocks.length > 0 && (
        <Layer tone="sky">
          <SiteBlocks blocks={blocks} />
        </Layer>
      )}
      <Newsletter />
    </MessagesProvider>
  );
}
