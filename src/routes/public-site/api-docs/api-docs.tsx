import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { SiteBlocks } from '../../../design-system/site/site-blocks.tsx';
import { Wrap } from '../../../design-system/site/wrap.tsx';
import { PageHead } from '../../../domains/public-site/ui/company/page-head.tsx';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { openApiPath } from '../../api/call-reference.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { siteWords } from '../site-words.ts';
import { AreaList } from './area-list.tsx';
import { firstCalls, prettyJson } from './call-code.ts';
import { docsFor } from './docs-data.ts';
import styles from './docs-frame.module.css';
import { DocsFrame } from './docs-frame.tsx';
import { FirstCall } from './first-call.tsx';
import { GetKey } from './get-key.tsx';
import { Rules } from './rules.tsx';
import { findCalls, queryOf } from './search-calls.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, site, apiDocument } = page;
  const { blocks, ...head } = await siteWords(page, 'api-docs');
  const { areas, contents, index } = docsFor(await apiDocument(), locale);
  const query = queryOf(new URL(request.url).searchParams.get('q'));
  const portfolios = areas.flatMap(({ calls }) => calls).find(({ id }) => id === 'portfolios.list');
  return {
    locale,
    now,
    messages: loadMessages(locale, ['apiDocs']),
    // A search is no page of its own.
    head: { ...head, hidden: query !== '' },
    blocks,
    contents,
    query,
    found: query ? findCalls(index, query) : null,
    code: firstCalls(site.origin),
    answer: prettyJson(portfolios?.example.answer),
    perMinute: site.apiPerMinute,
    document: openApiPath,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ApiDocs() {
  const { locale, now, messages } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Docs />
    </MessagesProvider>
  );
}

function Docs() {
  const { blocks, contents, query, found, code, answer, perMinute, document } =
    useLoaderData<typeof loader>();
  const t = useTranslations('apiDocs');
  return (
    <Wrap className={styles.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      <DocsFrame contents={contents} query={query} found={found}>
        <SiteBlocks blocks={blocks} />
        <GetKey />
        <FirstCall code={code} answer={answer} />
        <Rules perMinute={perMinute} />
        <AreaList contents={contents} />
        <p className={styles.document}>
          {t('documentText')} <TextLink href={document}>{t('document')}</TextLink>
        </p>
      </DocsFrame>
    </Wrap>
  );
}
