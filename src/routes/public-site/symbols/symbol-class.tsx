import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/layout/card.tsx';
import { Breadcrumbs } from '../../../design-system/site/breadcrumbs.tsx';
import { Wrap } from '../../../design-system/site/wrap.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { symbolClass } from '../../../domains/market-data/contract.ts';
import { titlesOf } from '../../../domains/market-data/source-port/source-titles.ts';
import { ClassLinks } from '../../../domains/market-data/ui/symbols/list/class-links.tsx';
import { ClassTable } from '../../../domains/market-data/ui/symbols/list/class-table.tsx';
import { ListHead } from '../../../domains/market-data/ui/symbols/list/list-head.tsx';
import { PricesForPeopleNote } from '../../../domains/market-data/ui/symbols/list/prices-for-people-note.tsx';
import { slimQuote } from '../../../domains/market-data/ui/symbols/list/slim-quote.ts';
import { isSymbolKind } from '../../../domains/market-data/ui/symbols/symbol-kind.ts';
import { symbolTextType } from '../../../domains/site-texts/site-pages.ts';
import { allMessages, loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { foundOr404 } from '../../faults/found-or-404.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { siteWords } from '../site-words.ts';
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
  const { sectors } = allMessages(locale).market;
  return {
    locale,
    messages: loadMessages(locale, ['symbols']),
    now,
    head: { ...head, hidden: site.simulated },
    blocks,
    kind,
    isSimulated: data.some((quote) => quote.is_simulated),
    isWithheld: data.some((quote) => quote.is_withheld),
    sources: titlesOf(data.map((quote) => quote.price_source)),
    quotes: data.map((quote) => slimQuote(quote, sectors)),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function SymbolClassPage() {
  const { locale, messages, now, blocks, kind, isSimulated, isWithheld, sources, quotes } =
    useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <SymbolClass
        key={kind}
        blocks={blocks}
        kind={kind}
        isSimulated={isSimulated}
        isWithheld={isWithheld}
        sources={sources}
        quotes={quotes}
      />
    </MessagesProvider>
  );
}

type Props = Pick<
  Awaited<ReturnType<typeof loader>>,
  'blocks' | 'kind' | 'isSimulated' | 'isWithheld' | 'sources' | 'quotes'
>;

function SymbolClass({ blocks, kind, isSimulated, isWithheld, sources, quotes }: Props) {
  const t = useTranslations('symbols');
  const to = usePath();
  const name = t(`classes.${kind}.name`);
  return (
    <Wrap className={styles.page}>
      <Breadcrumbs way={[{ label: t('title'), to: to('symbols') }]} here={name} />
      <ListHead title={name} paragraphs={blocks} isSimulated={isSimulated} sources={sources} />
      <ClassLinks current={kind} />
      {isWithheld && (
        <div className={styles.withheld}>
          <PricesForPeopleNote some={sources.length > 0} />
        </div>
      )}
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
