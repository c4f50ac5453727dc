import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { questionList } from '../../../design-system/site/json-ld.ts';
import { listPlans } from '../../../domains/billing/contract.ts';
import { FaqPage } from '../../../domains/public-site/ui/company/faq-page.tsx';
import { faqOf } from '../../../domains/public-site/ui/company/faq-questions.ts';
import { offersOf } from '../../../domains/public-site/ui/plan-offer.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { siteWords } from '../site-words.ts';
import { faqFacts } from './faq-facts.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, site, call } = page;
  const [{ data: plans }, { blocks, ...head }] = await Promise.all([
    site.plans ? call(listPlans, {}) : { data: [] },
    siteWords(page, 'faq'),
  ]);
  const groups = faqOf(locale, faqFacts(site, locale, offersOf(plans, locale, site.vat)));
  page.describe(...questionList(groups.flatMap(({ questions }) => questions)));
  return {
    locale,
    now,
    messages: loadMessages(locale, ['faq']),
    head,
    blocks,
    groups,
    demo: site.demo !== null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function Faq() {
  const { locale, now, messages, groups, demo, blocks } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <FaqPage groups={groups} demo={demo} blocks={blocks} />
    </MessagesProvider>
  );
}
