import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Layer } from '../../design-system/site/layer.tsx';
import { SiteBlocks } from '../../design-system/site/site-blocks.tsx';
import { listPlans } from '../../domains/billing/contract.ts';
import { offeredKinds } from '../../domains/calculators/bond-choice/bond-offer.ts';
import { tickerTape } from '../../domains/market-data/contract.ts';
import type { PublicSubject } from '../../domains/modules/public-subjects.ts';
import { describedProduct } from '../../domains/public-site/ui/described-product.ts';
import { Hero } from '../../domains/public-site/ui/home/hero.tsx';
import type { Sources } from '../../domains/public-site/ui/home/import-sources.tsx';
import { Newsletter } from '../../domains/public-site/ui/home/newsletter.tsx';
import { Plan } from '../../domains/public-site/ui/home/plan.tsx';
import { Poland } from '../../domains/public-site/ui/home/poland.tsx';
import { Prices } from '../../domains/public-site/ui/home/prices.tsx';
import { Product } from '../../domains/public-site/ui/home/product.tsx';
import { Questions } from '../../domains/public-site/ui/home/questions.tsx';
import { RecordOnce } from '../../domains/public-site/ui/home/record-once.tsx';
import { Trust } from '../../domains/public-site/ui/home/trust.tsx';
import { Understand } from '../../domains/public-site/ui/home/understand.tsx';
import { offersOf } from '../../domains/public-site/ui/plan-offer.ts';
import type { Locale } from '../../i18n/locales.ts';
import { allMessages, loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { path } from '../../i18n/paths.ts';
import { pageContext, type SiteInfo } from '../page-context.ts';
import { describedSite } from './described-site.ts';
import { pageMeta } from './page-head.ts';
import { siteWords } from './site-words.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, site, theme, call, formToken } = page;
  const [{ data: plans }, { data: tape }, { blocks, ...head }] = await Promise.all([
    site.plans ? call(listPlans, {}) : { data: [] },
    call(tickerTape, {}),
    siteWords(page, 'home'),
  ]);
  const offers = offersOf(plans, locale, site.vat);
  const url = site.origin + path('home', locale);
  page.describe(
    ...describedSite(page),
    describedProduct(offers.plans, { url, locale, description: head.description }),
  );
  return {
    locale,
    messages: loadMessages(locale, ['home', 'pricing']),
    now,
    head,
    blocks,
    offers,
    tape,
    demo: site.demo !== null,
    formToken,
    theme,
    sources: sourcesIn(site, locale),
    subjects: Object.values(found),
    bondKinds: offeredKinds,
  };
}

/** Domains that the page tells of (rule U-19). */
const found = import.meta.glob<PublicSubject>('../../domains/*/public-subject.ts', {
  eager: true,
  import: 'publicSubject',
});

/** Those whose files are read have their names in the catalogues. */
function sourcesIn({ brokers }: SiteInfo, locale: Locale): Sources {
  const names: Record<string, string> = allMessages(locale).imports.brokers;
  return { files: brokers.files.map((broker) => names[broker] ?? broker), apis: brokers.apis };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Home() {
  const { locale, messages, now, blocks, offers, tape, demo } = useLoaderData<typeof loader>();
  const { sources, subjects, bondKinds, theme, formToken } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Hero tape={tape} demo={demo} prices={offers.plans.length > 0} />
      <RecordOnce sources={sources} />
      <Understand />
      <Plan />
      <Poland subjects={subjects} bondKinds={bondKinds} />
      <Trust />
      <Product theme={theme} demo={demo} />
      <Prices {...offers} />
      <Questions subjects={subjects} />
      {blocks.length > 0 && (
        <Layer tone="sky">
          <SiteBlocks blocks={blocks} />
        </Layer>
      )}
      <Newsletter formToken={formToken} />
    </MessagesProvider>
  );
}
