import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Layer } from '../../design-system/site/layer.tsx';
import { SiteBlocks } from '../../design-system/site/site-blocks.tsx';
import { ComingState } from '../../design-system/states/coming-state.tsx';
import type { SitePage } from '../../domains/site-texts/site-pages.ts';
import { brand } from '../../foundation/brand.ts';
import { allMessages } from '../../i18n/messages.ts';
import { pageAt } from '../../i18n/paths.ts';
import { pageContext } from '../page-context.ts';
import { pageMeta } from './page-head.ts';
import { siteWords } from './site-words.ts';

/** Public pages that are still being written; the text says what each will hold. */
const pages = {
  about: 'about',
  contact: 'contact',
  faq: 'faq',
  symbols: 'symbols',
  symbolClass: 'symbols',
  symbol: 'symbols',
} as const;

/** Where the operator may put words of their own. */
const types: Partial<Record<(typeof pages)[keyof typeof pages], SitePage>> = {
  about: 'about-us',
  contact: 'contact',
  faq: 'faq',
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const shown = context.get(pageContext);
  const page = pageAt(new URL(request.url).pathname.replace(/\.data$/, ''));
  const key = page && page in pages ? pages[page as keyof typeof pages] : undefined;
  if (!key) throw new Response(null, { status: 404 });
  const type = types[key];
  const { title, text } = allMessages(shown.locale).site.coming[key];
  const own = { title: `${title} · ${brand.name}`, description: text, blocks: [] };
  const { blocks, ...head } = type ? await siteWords(shown, type) : own;
  return { key, blocks, head: { ...head, hidden: true } };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function ComingPage() {
  const { key, blocks } = useLoaderData<typeof loader>();
  const t = useTranslations('site.coming');
  return (
    <Layer tone="sky">
      <ComingState title={t(`${key}.title`)} text={t(`${key}.text`)} />
      <SiteBlocks blocks={blocks} />
    </Layer>
  );
}
