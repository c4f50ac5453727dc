import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { usePriceGapText, useSessionText } from '../../../valuation/ui/use-session-text.ts';
import type { HoldingsView, HoldingView } from '../../dashboard-view.ts';
import styles from './holdings-table.module.css';

type Props = {
  /** Bars stand where the rows will be without them. */
  holdings?: HoldingsView;
  currency: string;
};

/** The largest holdings and what the rest adds up to; on a phone each is two lines. */
export function HoldingsTable({ holdings, currency }: Props) {
  const t = useTranslations('dashboard.home.holdings');
  const { heading } = useSessionText();
  const rows = holdings?.rows;
  const largest = Math.max(0, ...(rows ?? []).map(({ share }) => share ?? 0));
  return (
    <div className={styles.box}>
      <table className={styles.table} aria-label={t('title')} aria-busy={!holdings || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('asset')}</th>
            <th scope="col" className={styles.detail}>
              {t('units')}
            </th>
            <th scope="col" className={styles.detail}>
              {t('price')}
            </th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{heading(holdings?.session)}</th>
            <th scope="col" className={styles.wide}>
              {t('unrealised')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows?.map((row) => <Row key={row.id} row={row} currency={currency} largest={largest} />) ??
            waiting.map((key) => <WaitingRow key={key} />)}
        </tbody>
        {holdings?.more && <More more={holdings.more} currency={currency} />}
      </table>
    </div>
  );
}

type RowProps = { row: HoldingView; currency: string; largest: number };

function Row({ row, currency, largest }: RowProps) {
  const t = useTranslations('dashboard.home.holdings');
  const numbers = useNumbers();
  const gap = usePriceGapText()(row.priceGap ?? null);
  const to = usePath();
  return (
    <tr>
      <th scope="row">
        <AssetName
          ticker={row.ticker}
          name={
            row.portfolioId === undefined ? (
              row.name
            ) : (
              <Link to={to('holding', { id: row.id })} className={styles.link}>
                {row.name}
              </Link>
            )
          }
          note={row.note}
        />
      </th>
      <td className={styles.detail}>{numbers.units(row.units)}</td>
      <td className={styles.detail}>
        <Amount
          value={row.price}
          currency={row.priceCurrency ?? currency}
          bare={row.priceCurrency === undefined || row.priceCurrency === currency}
          reason={t('noPrice')}
        />
      </td>
      <td className={styles.value}>
        <Amount value={row.value} currency={currency} reason={t('noPrice')} />
      </td>
      <td className={styles.today}>
        {gap ? (
          <small className={styles.gap}>{gap}</small>
        ) : (
          <Change percent={row.today} currency={currency} reason={t('noPrice')} />
        )}
      </td>
      <td className={styles.profit}>
        <Change amount={row.unrealised?.amount} currency={currency} hideArrow bare reason={t('noCost')} />
        {row.unrealised && (
          <small className={styles.percent}>
            <Percent value={row.unrealised.percent} signed />
          </small>
        )}
      </td>
      <td className={styles.share}>
        <span className={styles.track}>
          <i style={{ width: `${largest > 0 ? ((row.share ?? 0) / largest) * 100 : 0}%` }} />
        </span>
        <Percent value={row.share} reason={t('noPrice')} />
      </td>
    </tr>
  );
}

const moreTexts = { nothing: 'more', cash: 'moreCash', 'property and cash': 'moreMixed' } as const;

function More({ more, currency }: { more: NonNullable<HoldingsView['more']>; currency: string }) {
  const t = useTranslations('dashboard.home.holdings');
  return (
    <tfoot>
      <tr>
        <th scope="row">{t(moreTexts[more.with], { count: more.count })}</th>
        <td className={styles.detail} />
        <td className={styles.detail} />
        <td className={styles.value}>
          <Amount value={more.value} currency={currency} />
        </td>
        <td className={styles.wide} />
        <td className={styles.wide} />
        <td className={styles.wide}>
          <Percent value={more.share} />
        </td>
      </tr>
    </tfoot>
  );
}

const waiting = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function WaitingRow() {
  return (
    <tr>
      <th scope="row">
        <span className={styles.waiting}>
          <Skeleton shape="badge" /> <Skeleton width={120} />
        </span>
      </th>
      <td className={styles.detail}>
        <Skeleton width={32} />
      </td>
      <td className={styles.detail}>
        <Skeleton width={48} />
      </td>
      <td className={styles.value}>
        <Skeleton width={80} />
      </td>
      <td className={styles.today}>
        <Skeleton width={48} />
      </td>
      <td className={styles.profit}>
        <Skeleton width={64} />
      </td>
      <td className={styles.share}>
        <Skeleton width={72} />
      </td>
    </tr>
  );
}
