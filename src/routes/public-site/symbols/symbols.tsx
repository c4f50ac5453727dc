import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import { Wrap } from '../../../design-system/site/wrap.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { symbolClass } from '../../../domains/market-data/contract.ts';
import { titlesOf } from '../../../domains/market-data/source-port/source-titles.ts';
import { ClassCard } from '../../../domains/market-data/ui/symbols/list/class-card.tsx';
import { ListHead } from '../../../domains/market-data/ui/symbols/list/list-head.tsx';
import { PricesForPeopleNote } from '../../../domains/market-data/ui/symbols/list/prices-for-people-note.tsx';
import { slimQuote } from '../../../domains/market-data/ui/symbols/list/slim-quote.ts';
import { OwnIt } from '../../../domains/market-data/ui/symbols/own-it.tsx';
import { symbolKinds } from '../../../domains/market-data/ui/symbols/symbol-kind.ts';
import { allMessages, loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
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
  const { sectors } = allMessages(locale).market;
  return {
    locale,
    messages: loadMessages(locale, ['symbols']),
    now,
    head: { ...head, hidden: site.simulated },
    blocks,
    isSimulated: lists.some(({ data }) => data.some((quote) => quote.is_simulated)),
    isWithheld: lists.some(({ data }) => data.some((quote) => quote.is_withheld)),
    sources: titlesOf(lists.flatMap(({ data }) => data.map((quote) => quote.price_source))),
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
  const { locale, messages, now, blocks, isSimulated, isWithheld, sources, classes } =
    useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <Symbols
        blocks={blocks}
        isSimulated={isSimulated}
        isWithheld={isWithheld}
        sources={sources}
        classes={classes}
      />
    </MessagesProvider>
  );
}

type Props = Pick<
  Awaited<ReturnType<typeof loader>>,
  'blocks' | 'isSimulated' | 'isWithheld' | 'sources' | 'classes'
>;

function Symbols({ blocks, isSimulated, isWithheld, sources, classes }: Props) {
  const t = useTranslations('symbols');
  return (
    <Wrap className={styles.page}>
      <ListHead title={t('title')} paragraphs={blocks} isSimulated={isSimulated} sources={sources} />
      {isWithheld && (
        <div className={styles.withheld}>
          <PricesForPeopleNote some={sources.length > 0} />
        </div>
      )}
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
