import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { listPlans } from '../../domains/billing/contract.ts';
import { describedProduct } from '../../domains/public-site/ui/described-product.ts';
import { offersOf } from '../../domains/public-site/ui/plan-offer.ts';
import { PricingPage } from '../../domains/public-site/ui/pricing/pricing-page.tsx';
import { loadMessages } from '../../i18n/messages.ts';
import { MessagesProvider } from '../../i18n/messages-provider.tsx';
import { path } from '../../i18n/paths.ts';
import { pageContext } from '../page-context.ts';
import { pageMeta } from './page-head.ts';
import { siteWords } from './site-words.ts';

export { unlessOnlyInputsChange as shouldRevalidate } from './tools/unless-only-inputs-change.ts';

/** Not there where the operator has switched plans off. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, site, call } = page;
  if (!site.plans) throw new Response(null, { status: 404 });
  const [{ data: plans }, { blocks, ...head }] = await Promise.all([
    call(listPlans, {}),
    siteWords(page, 'pricing'),
  ]);
  const offers = offersOf(plans, locale, site.vat);
  page.describe(describedProduct(offers.plans, { url: site.origin + path('pricing', locale), locale }));
  return {
    locale,
    messages: loadMessages(locale, ['pricing']),
    now,
    head,
    blocks,
    offers,
    demo: site.demo !== null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Pricing() {
  const { locale, messages, now, offers, blocks, demo } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <PricingPage {...offers} blocks={blocks} demo={demo} />
    </MessagesProvider>
  );
}
