import { useLocale, useTranslations } from 'use-intl';
import { Amount } from '../../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../../design-system/figures/change.tsx';
import { KeyValueList } from '../../../../../design-system/figures/key-value-list.tsx';
import { Percent } from '../../../../../design-system/figures/percent.tsx';
import { Sparkline } from '../../../../../design-system/figures/sparkline.tsx';
import { useLoaded } from '../../../../../design-system/loading/use-loaded.ts';
import { Skeleton } from '../../../../../design-system/states/skeleton.tsx';
import { type PositionOutput, readHeldAsset, readHolding } from '../../../../../domains/holdings/contract.ts';
import { type AssetNote, listAssetNotes } from '../../../../../domains/holdings/notes-contract.ts';
import { tagWords } from '../../../../../domains/remarks/tag-words.ts';
import { type AssetTags, listAssetTags } from '../../../../../domains/remarks/tags-contract.ts';
import type { FoundOutput } from '../../../../../domains/search/contract.ts';
import { callApi } from '../../../../../foundation/call-api.ts';
import styles from './found-preview.module.css';

/** Milliseconds on one entry before its figures are asked for: arrows pass over many. */
const pause = 150;

/** The figures of the holding's own page and the price of a year. */
export function HeldPreview({ found, currency }: { found: FoundOutput; currency: string }) {
  const t = useTranslations('search.preview');
  const locale = useLocale();
  const { shown } = useLoaded(
    `${locale} ${found.kind} ${found.id} ${currency}`,
    async (signal) => {
      const call = found.kind === 'holding' ? readHolding : readHeldAsset;
      const ofAsset = { query: { asset_id: found.facts.asset_id! } };
      const [position, tags, notes] = await Promise.all([
        callApi(call, { params: { id: found.id }, query: { currency } }, locale, signal),
        callApi(listAssetTags, ofAsset, locale, signal),
        callApi(listAssetNotes, ofAsset, locale, signal),
      ]);
      return { position: position.data, ...remarksOf(found, tags.data, notes.data) };
    },
    { pause },
  );
  if (shown.state === 'failed') return <p className={styles.note}>{t('failed')}</p>;
  if (shown.state !== 'ready')
    return (
      <div className={styles.waiting} aria-busy="true">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={20} width="100%" />
        ))}
      </div>
    );
  return (
    <>
      <Figures {...shown.value} />
      {shown.value.note && <p className={styles.quote}>{t('quote', { note: shown.value.note })}</p>}
      <Year {...shown.value} />
    </>
  );
}

/** What its owner says of it, here or wherever it is held; what is said of it here comes first. */
function remarksOf({ facts }: FoundOutput, tags: readonly AssetTags[], notes: readonly AssetNote[]) {
  const here = [facts.portfolio_id ?? null, null];
  const isHere = ({ portfolio_id }: { portfolio_id: string | null }) => here.includes(portfolio_id);
  const byPlace = notes
    .filter(isHere)
    .sort((a, b) => Number(a.portfolio_id === null) - Number(b.portfolio_id === null));
  return {
    tags: [...new Set(tags.filter(isHere).flatMap((one) => one.tags))],
    note: byPlace[0]?.note,
  };
}

function Figures({ position, tags }: { position: PositionOutput; tags: readonly string[] }) {
  const t = useTranslations('search.preview');
  const { figures, average_cost, dividends, transactions } = position;
  const currency = position.shown_currency.toUpperCase();
  return (
    <KeyValueList
      items={[
        {
          key: 'profit',
          label: t('profit'),
          value: <Change amount={figures.profit} currency={currency} hideArrow />,
        },
        {
          key: 'cost',
          label: t('averageCost'),
          value: <Amount value={average_cost.shown} currency={currency} />,
        },
        { key: 'share', label: t('share'), value: <Percent value={figures.share} decimals={1} /> },
        {
          key: 'dividends',
          label: t('dividends'),
          value: <Amount value={dividends.twelve_months} currency={currency} />,
        },
        { key: 'transactions', label: t('transactions'), value: transactions.total },
        ...(tags.length ? [{ key: 'tags', label: t('tags'), value: tagWords(tags) }] : []),
      ]}
    />
  );
}

/** The price of the last year, from edge to edge of the block. */
function Year({ position: { history } }: { position: PositionOutput }) {
  const closes = history?.prices.days.closes.filter((close) => close !== null) ?? [];
  if (closes.length < 2) return null;
  return <Sparkline points={closes} width={320} height={150} className={styles.year} />;
}
