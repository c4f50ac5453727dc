import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { TickerBadge } from '../../../../design-system/figures/ticker-badge.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { type Cells, PlainTable } from '../../../../design-system/table/plain-table.tsx';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import type { LookThroughOutput } from '../../contract.ts';
import tables from './exposure-tables.module.css';
import { LargestCompany, LookedFigures } from './largest-company.tsx';
import { StakeBar, StakeLegend } from './stake-bar.tsx';
import styles from './top-companies.module.css';
import { useExposureWords } from './use-exposure-words.ts';

type Props = { looked: LookThroughOutput; asTable: boolean };

const mostBars = 10;

/** The largest company in truth, and the ten largest as bars, or all of them as a table. */
export function TopCompanies({ looked, asTable }: Props) {
  const t = useTranslations('lookThrough.top');
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <LargestCompany looked={looked} />
        <LookedFigures looked={looked} />
      </div>
      <div className={styles.title}>
        <h2>{t('title')}</h2>
        <StakeLegend direct={t('direct')} inside={t('inside')} />
      </div>
      {asTable ? <CompanyTable looked={looked} /> : <CompanyBars looked={looked} />}
    </Card>
  );
}

function CompanyBars({ looked }: Pick<Props, 'looked'>) {
  const t = useTranslations('lookThrough.top');
  const { percent } = useExposureWords();
  const currency = looked.currency.toUpperCase();
  const shown = looked.companies.data.slice(0, mostBars);
  const most = Number(shown[0]?.value ?? 0);
  return (
    <ul className={styles.bars}>
      {shown.map((company) => (
        <li key={`${company.isin} ${company.name}`}>
          <TickerBadge ticker={company.ticker ?? company.name.slice(0, 4)} />
          <b className={styles.name}>{company.name}</b>
          <StakeBar thick direct={company.direct} inside={company.inside} most={most} />
          <span className="visually-hidden">
            {t('bar', {
              direct: percent(company.direct_share),
              inside: percent(company.share - company.direct_share),
            })}
          </span>
          <span className={styles.value}>
            <Amount value={company.value} currency={currency} />
          </span>
          <b className={styles.share}>{percent(company.share)}</b>
        </li>
      ))}
    </ul>
  );
}

function CompanyTable({ looked }: Pick<Props, 'looked'>) {
  const t = useTranslations('lookThrough.top');
  const { percent } = useExposureWords();
  const { companies, total } = looked;
  const currency = looked.currency.toUpperCase();
  const money = (value: string) => <Amount value={value} currency={currency} bare />;
  const unit = (name: string) => `${name}, ${currencyUnit(currency)}`;
  const left = (key: string, name: string, part: { value: string; share: number }) => ({
    key,
    cells: [name, '', '', money(part.value), percent(part.share), ''] as Cells,
  });
  const hidden = companies.count - companies.data.length;
  return (
    <div className={tables.scroll}>
      <PlainTable
        className={tables.table}
        label={t('title')}
        head={[
          t('company'),
          unit(t('direct')),
          unit(t('inside')),
          unit(t('together')),
          t('share'),
          t('funds'),
        ]}
        rows={[
          ...companies.data.map((one) => ({
            key: `${one.isin} ${one.name}`,
            cells: [
              one.name,
              money(one.direct),
              money(one.inside),
              money(one.value),
              percent(one.share),
              String(one.funds),
            ],
          })),
          ...(hidden > 0 ? [left('more', t('more', { count: hidden }), companies.more)] : []),
          left('unnamed', t('unnamed'), companies.unnamed),
          left('others', t('others'), companies.others),
        ]}
        total={[t('total'), '', '', money(total), percent(100), '']}
      />
    </div>
  );
}
