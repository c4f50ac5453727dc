import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { AboutPage } from '../../../domains/public-site/ui/company/about-page.tsx';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { describedCompany } from '../described-site.ts';
import { pageMeta } from '../page-head.ts';
import { siteWords } from '../site-words.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, site, theme } = page;
  const { blocks, ...head } = await siteWords(page, 'about-us');
  page.describe(describedCompany(page));
  const earning = !site.plans ? 'open' : site.charges ? 'charged' : 'granted';
  return {
    locale,
    now,
    messages: loadMessages(locale, ['about', 'contact']),
    head,
    blocks,
    company: site.company,
    earning: earning as 'open' | 'charged' | 'granted',
    simulated: site.simulated,
    demo: site.demo !== null,
    theme,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function About() {
  const { locale, now, messages, company, earning, simulated } = useLoaderData<typeof loader>();
  const { demo, theme, blocks } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <AboutPage
        company={company}
        earning={earning}
        simulated={simulated}
        demo={demo}
        theme={theme}
        blocks={blocks}
      />
    </MessagesProvider>
  );
}
