import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/card.tsx';
import { EmptyState } from '../../../design-system/empty-state.tsx';
import { symbolClass } from '../../../domains/market-data/contract.ts';
import { brand } from '../../../foundation/brand.ts';
import { allMessages, loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { path } from '../../../i18n/paths.ts';
import { pageContext } from '../../page-context.ts';
import { Wrap } from '../wrap.tsx';
import { ClassCard } from './class-card.tsx';
import { breadcrumbList, jsonLdText } from './json-ld.ts';
import { ListHead } from './list-head.tsx';
import { OwnIt } from './own-it.tsx';
import { pageMeta } from './page-meta.ts';
import { slimQuote } from './slim-quote.ts';
import { StructuredData } from './structured-data.tsx';
import { symbolKinds } from './symbol-kind.ts';
import { symbolTexts } from './symbol-texts.ts';
import styles from './symbols.module.css';

const bestKnown = 6;

export async function loader({ context }: LoaderFunctionArgs) {
  const { locale, now, site, call } = context.get(pageContext);
  const lists = await Promise.all(symbolKinds.map((kind) => call(symbolClass, { params: { class: kind } })));
  const t = symbolTexts(locale);
  const { sectors } = allMessages(locale).market;
  return {
    locale,
    messages: loadMessages(locale, ['symbols']),
    now,
    head: {
      title: t('meta.symbols', { brand: brand.name }),
      description: t('meta.symbolsText'),
      hidden: site.simulated,
    },
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
  const { locale, messages, now, structured, isSimulated, classes } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      <StructuredData text={structured} />
      <Symbols isSimulated={isSimulated} classes={classes} />
    </MessagesProvider>
  );
}

type Props = Pick<Awaited<ReturnType<typeof loader>>, 'isSimulated' | 'classes'>;

function Symbols({ isSimulated, classes }: Props) {
  const t = useTranslations('symbols');
  return (
    <Wrap className={styles.page}>
      <ListHead title={t('title')} lead={t('lead')} isSimulated={isSimulated} />
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
