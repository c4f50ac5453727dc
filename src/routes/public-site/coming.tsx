import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { ComingState } from '../../design-system/coming-state.tsx';
import { brand } from '../../foundation/brand.ts';
import { allMessages } from '../../i18n/messages.ts';
import { pageAt } from '../../i18n/paths.ts';
import { pageContext } from '../page-context.ts';
import { Layer } from './layer.tsx';

/** Public pages that are still being written; the text says what each will hold. */
const pages = {
  about: 'about',
  contact: 'contact',
  faq: 'faq',
  pricing: 'pricing',
  symbols: 'symbols',
  symbolClass: 'symbols',
  symbol: 'symbols',
  tools: 'tools',
  loanCalculator: 'loanCalculator',
  tool: 'tools',
  sharedReport: 'sharedReport',
} as const;

export function loader({ context, request }: LoaderFunctionArgs) {
  const { locale } = context.get(pageContext);
  const page = pageAt(new URL(request.url).pathname.replace(/\.data$/, ''));
  const key = page && page in pages ? pages[page as keyof typeof pages] : undefined;
  if (!key) throw new Response(null, { status: 404 });
  return { key, title: `${allMessages(locale).site.coming[key].title} · ${brand.name}` };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

export default function ComingPage() {
  const { key } = useLoaderData<typeof loader>();
  const t = useTranslations('site.coming');
  return (
    <Layer tone="sky">
      <ComingState title={t(`${key}.title`)} text={t(`${key}.text`)} />
    </Layer>
  );
}
