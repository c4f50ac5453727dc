import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { ChartFrame } from '../../../design-system/chart/chart-frame.tsx';
import type { ChartMark } from '../../../design-system/chart/marks/chart-mark.ts';
import { classNames } from '../../../design-system/class-names.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { Breadcrumbs } from '../../../design-system/site/breadcrumbs.tsx';
import { Questions } from '../../../design-system/site/questions.tsx';
import { useViewer } from '../../../design-system/site/viewer.ts';
import { Wrap } from '../../../design-system/site/wrap.tsx';
import { Banner } from '../../../design-system/states/banner.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { addingPath } from '../../../domains/market-data/adding-path.ts';
import { symbolPage } from '../../../domains/market-data/contract.ts';
import { AboutCard } from '../../../domains/market-data/ui/symbols/about-card.tsx';
import { DividendsCard } from '../../../domains/market-data/ui/symbols/dividends-card.tsx';
import { Facts } from '../../../domains/market-data/ui/symbols/facts.tsx';
import { RelatedSymbols } from '../../../domains/market-data/ui/symbols/list/related-symbols.tsx';
import { OwnIt } from '../../../domains/market-data/ui/symbols/own-it.tsx';
import { PriceChart } from '../../../domains/market-data/ui/symbols/price/price-chart.tsx';
import { PriceHead } from '../../../domains/market-data/ui/symbols/price/price-head.tsx';
import { PricesForPeople } from '../../../domains/market-data/ui/symbols/prices-for-people.tsx';
import { SentimentCard } from '../../../domains/market-data/ui/symbols/sentiment-card.tsx';
import { type ShownSymbol, symbolView } from '../../../domains/market-data/ui/symbols/symbol-view.ts';
import { symbolTextType } from '../../../domains/site-texts/site-pages.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { loadMessages } from '../../../i18n/messages.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { usePath } from '../../../i18n/use-path.ts';
import { foundOr404 } from '../../faults/found-or-404.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-head.ts';
import { siteWords } from '../site-words.ts';
import styles from './symbol.module.css';

const OwnMarks = lazy(() => import('./own-marks.tsx'));
const PriceAlert = lazy(() => import('./price-alert.tsx'));

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { locale, now, site, call } = page;
  const wanted = { class: params.class ?? '', asset: params.asset ?? '' };
  const { data } = await foundOr404(call(symbolPage, { params: wanted }));
  const { blocks, ...head } = await siteWords(page, symbolTextType(data.class, data.slug));
  const { described, ...symbol } = symbolView(data, {
    locale,
    today: dayInWarsaw(new Date(now)),
    origin: site.origin,
    simulated: site.simulated,
    about: blocks,
  });
  page.describe(...described);
  return {
    locale,
    messages: loadMessages(locale, ['symbols']),
    now,
    head: { ...head, hidden: site.simulated },
    symbol,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.head);

export default function SymbolPage() {
  const { locale, messages, now, symbol } = useLoaderData<typeof loader>();
  return (
    <MessagesProvider locale={locale} messages={messages} now={now}>
      {/* another symbol begins anew: its own period, nothing left open */}
      <SymbolDetails key={`${symbol.kind}/${symbol.ticker}`} symbol={symbol} />
    </MessagesProvider>
  );
}

function SymbolDetails({ symbol }: { symbol: ShownSymbol }) {
  const t = useTranslations('symbols');
  const to = usePath();
  const { kind, name, ticker, slug, priced, history, about, dividends, dividendMarks } = symbol;
  const viewer = useViewer();
  const [own, setOwn] = useState<readonly ChartMark[]>([]);
  const head = <PriceHead symbol={symbol} action={<SymbolActions symbol={symbol} />} />;
  const marks = useMemo(() => [...dividendMarks, ...own], [dividendMarks, own]);
  return (
    <Wrap className={styles.page}>
      {viewer && (
        <Suspense>
          <OwnMarks slug={slug} onMarks={setOwn} />
        </Suspense>
      )}
      <Breadcrumbs
        way={[
          { label: t('title'), to: to('symbols') },
          { label: t(`classes.${kind}.name`), to: to('symbolClass', { class: kind }) },
        ]}
        here={name}
      />
      {symbol.status !== 'active' && (
        <div className={styles.notice}>
          <Banner tone="amber" icon="info">
            {t(`page.${symbol.status}`, { name })}
          </Banner>
        </div>
      )}
      <div className={styles.grid}>
        <Card
          flush
          className={classNames(styles.chart, symbol.isWithheld && !symbol.sentiment && styles.wide)}
        >
          {history ? (
            <PriceChart name={name} priced={priced} history={history} header={head} marks={marks} />
          ) : (
            <ChartFrame
              header={head}
              state="empty"
              empty={
                symbol.isWithheld ? (
                  <PricesForPeople />
                ) : (
                  <EmptyState level={2} title={t('noPrice')} text={t('emptyText')} />
                )
              }
            >
              {null}
            </ChartFrame>
          )}
        </Card>
        {(!symbol.isWithheld || symbol.sentiment) && (
          <SentimentCard
            sentiment={symbol.sentiment}
            standing={symbol.standing}
            priced={priced}
            isSimulated={symbol.isSimulated}
          />
        )}
        <div className={styles.wide}>
          <Facts symbol={symbol} />
        </div>
        {(about.length > 0 || dividends.length > 0) && (
          <div className={styles.halves}>
            {about.length > 0 && <AboutCard paragraphs={about} kind={kind} name={name} />}
            {dividends.length > 0 && (
              <DividendsCard years={dividends} kind={kind} currency={priced.currency} />
            )}
          </div>
        )}
        {symbol.related.length > 0 && (
          <div className={styles.wide}>
            <RelatedSymbols quotes={symbol.related} />
          </div>
        )}
        <div className={styles.wide}>
          <OwnIt title={t('page.own', { kind, ticker })} text={t('page.ownText', { kind })} />
        </div>
      </div>
      {symbol.questions.length > 0 && (
        <Questions title={t('page.short', { ticker })} questions={symbol.questions} />
      )}
    </Wrap>
  );
}

/** What can be done about it here: added by a link that works for visitors too, who log in on the way; the rest once one is known. */
function SymbolActions({ symbol: { id, kind, name } }: { symbol: ShownSymbol }) {
  const t = useTranslations('symbols.page');
  const to = usePath();
  const viewer = useViewer();
  // A button in the server's page would swallow clicks until its code is there.
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <>
      {kind !== 'indices' && (
        <Button size="sm" icon="plus" to={addingPath(to('transactions'), id)}>
          {t('add')}
        </Button>
      )}
      {viewer && isAwake && (
        <Suspense>
          <PriceAlert assetId={id} name={name} />
        </Suspense>
      )}
    </>
  );
}
