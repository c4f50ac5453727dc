import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import { breadcrumbList, jsonLdText } from '../../../design-system/site/json-ld.ts';
import { StructuredData } from '../../../design-system/site/structured-data.tsx';
import { Wrap } from '../../../design-system/site/wrap.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { symbolClass } from '../../../domains/market-data/contract.ts';
import { ClassCard } from '../../../domains/market-data/ui/symbols/list/class-card.tsx';
import { ListHead } from '../../../domains/market-data/ui/symbols/list/list-head.tsx';
import { slimQuote } from '../../../domains/market-data/ui/symbols/list/slim-quote.ts';
import { OwnIt } from '../../../domains/market-data/ui/symbols/own-it.tsx';
import { symbolKinds } from '../../../domains/market-data/ui/symbols/symbol-kind.ts';
import { symbolTexts } from '../../../domains/market-data/ui/symbols/symbol-texts.ts';
import { allMessages, loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { path } from '../../../i18n/paths.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { siteWords } from '../site-words.ts';
import styles from './symbols.module.css';

const bestKnown = 6;

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, site, call } = page;
  const [{ blocks, ...head }, ...lists] = await Promise.all([
    siteWords(page, 'symbols'),
    ...symbolKinds.map((kind) => call(symbolClass, { params: { class: kind } })),
  ]);
  const t = symbolTexts(locale);
  const { sectors } = allMessages(locale).market;
  return {
    locale,
    messages: loadMessages(locale, ['symbols']),
    now,
    head: { ...head, hidden: site.simulated },
    blocks,
    structured: jsonLdText([
      breadcrumbList([{ name: t('title'), url: site.origin + path('symbols', locale) }]),
    ]),
    isSimulated: lists.some(({ data }) => data.some((quote) => quote.is_simulated)),
    classes: lists
      .map(({ data, meta: { total } }, at) => ({
        kind: symbolKinds[at]!,
        total,
        quotes: data.slice(0, bestKnown).map((quote) => slimQuote(quote, sectors)),
      }))
      .filter(({ quotes }) => quotes.length > 0),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function SymbolsPage() {
  const { locale, messages, now, structured, blocks, isSimulated, classes } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <StructuredData text={structured} />
      <Symbols blocks={blocks} isSimulated={isSimulated} classes={classes} />
    </MessagesProvider>
  );
}

type Props = Pick<Awaited<ReturnType<typeof loader>>, 'blocks' | 'isSimulated' | 'classes'>;

function Symbols({ blocks, isSimulated, classes }: Props) {
  const t = useTranslations('symbols');
  return (
    <Wrap className={styles.page}>
      <ListHead title={t('title')} paragraphs={blocks} isSimulated={isSimulated} />
      {classes.length === 0 && (
        <Card>
          <EmptyState level={2} title={t('empty')} text={t('emptyText')} />
        </Card>
      )}
      <div className={styles.grid}>
        {classes.map(({ kind, total, quotes }) => (
          <ClassCard key={kind} kind={kind} total={total} quotes={quotes} />
        ))}
      </div>
      <OwnIt title={t('list.ownTitle')} text={t('list.ownText')} />
    </Wrap>
  );
}
