import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import { Breadcrumbs } from '../../../design-system/site/breadcrumbs.tsx';
import { breadcrumbList, jsonLdText } from '../../../design-system/site/json-ld.ts';
import { StructuredData } from '../../../design-system/site/structured-data.tsx';
import { Wrap } from '../../../design-system/site/wrap.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { symbolClass } from '../../../domains/market-data/contract.ts';
import { ClassLinks } from '../../../domains/market-data/ui/symbols/list/class-links.tsx';
import { ClassTable } from '../../../domains/market-data/ui/symbols/list/class-table.tsx';
import { ListHead } from '../../../domains/market-data/ui/symbols/list/list-head.tsx';
import { slimQuote } from '../../../domains/market-data/ui/symbols/list/slim-quote.ts';
import { isSymbolKind } from '../../../domains/market-data/ui/symbols/symbol-kind.ts';
import { symbolTexts } from '../../../domains/market-data/ui/symbols/symbol-texts.ts';
import { symbolTextType } from '../../../domains/site-texts/site-pages.ts';
import { allMessages, loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { path } from '../../../i18n/paths.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { siteWords } from '../site-words.ts';
import { foundOr404 } from './found-or-404.ts';
import styles from './symbol-class.module.css';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, site, call } = page;
  const kind = params.class ?? '';
  if (!isSymbolKind(kind)) throw new Response(null, { status: 404 });
  const [{ data }, { blocks, ...head }] = await Promise.all([
    foundOr404(call(symbolClass, { params: { class: kind } })),
    siteWords(page, symbolTextType(kind)),
  ]);
  const t = symbolTexts(locale);
  const { sectors } = allMessages(locale).market;
  const name = t(`classes.${kind}.name`);
  return {
    locale,
    messages: loadMessages(locale, ['symbols']),
    now,
    head: { ...head, hidden: site.simulated },
    blocks,
    structured: jsonLdText([
      breadcrumbList([
        { name: t('title'), url: site.origin + path('symbols', locale) },
        { name, url: site.origin + path('symbolClass', locale, { class: kind }) },
      ]),
    ]),
    kind,
    isSimulated: data.some((quote) => quote.is_simulated),
    quotes: data.map((quote) => slimQuote(quote, sectors)),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function SymbolClassPage() {
  const { locale, messages, now, structured, blocks, kind, isSimulated, quotes } =
    useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <StructuredData text={structured} />
      <SymbolClass key={kind} blocks={blocks} kind={kind} isSimulated={isSimulated} quotes={quotes} />
    </MessagesProvider>
  );
}

type Props = Pick<Awaited<ReturnType<typeof loader>>, 'blocks' | 'kind' | 'isSimulated' | 'quotes'>;

function SymbolClass({ blocks, kind, isSimulated, quotes }: Props) {
  const t = useTranslations('symbols');
  const to = usePath();
  const name = t(`classes.${kind}.name`);
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs way={[{ label: t('title'), to: to('symbols') }]} here={name} />
      <ListHead title={name} paragraphs={blocks} isSimulated={isSimulated} />
      <ClassLinks current={kind} />
      <Card flush className={styles.list}>
        {quotes.length > 0 ? (
          <ClassTable name={name} quotes={quotes} />
        ) : (
          <EmptyState level={2} title={t('empty')} text={t('emptyText')} />
        )}
      </Card>
    </Wrap>
  );
}
