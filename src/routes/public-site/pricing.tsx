import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { breadcrumbList, jsonLdText } from '../../design-system/site/json-ld.ts';
import { StructuredData } from '../../design-system/site/structured-data.tsx';
import { listPlans } from '../../domains/billing/contract.ts';
import { offersOf } from '../../domains/public-site/ui/plan-offer.ts';
import { PricingPage } from '../../domains/public-site/ui/pricing/pricing-page.tsx';
import { productOffers } from '../../domains/public-site/ui/pricing/product-offers.ts';
import { allMessages, loadMessages } from '../../i18n/messages.ts';
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
  const url = site.origin + path('pricing', locale);
  return {
    locale,
    messages: loadMessages(locale, ['pricing']),
    now,
    head,
    blocks,
    offers,
    structured: jsonLdText([
      productOffers(offers.plans, { description: head.description, url }),
      breadcrumbList([{ name: allMessages(locale).pricing.meta.title, url }]),
    ]),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Pricing() {
  const { locale, messages, now, offers, blocks, structured } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <StructuredData text={structured} />
      <PricingPage {...offers} blocks={blocks} />
    </MessagesProvider>
  );
}
