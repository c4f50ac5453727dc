import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Explain } from '../../../../design-system/overlays/explain.tsx';
import { currencyUnit, formatAmount } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { ComparisonOutput } from '../../contract.ts';
import { useComparison } from '../comparison-context.ts';
import { useSpanWords } from '../use-span-words.ts';
import styles from './costs-card.module.css';

type Costs = NonNullable<ComparisonOutput['costs']>;
type Row = Costs['rows'][number];

/** Bars from zero, the largest first; an estimate is dashed and has its sign (rule CO-14). */
export function CostsCard({ costs }: { costs: Costs }) {
  const t = useTranslations('comparison.costs');
  const span = useSpanWords();
  const { currency } = useComparison();
  const most = Math.max(...costs.rows.map(({ amount }) => -Number(amount)), 0);
  const unit = currencyUnit(currency);
  return (
    <Card
      title={
        <>
          {t('title')} <Explain of={t('title')} sentence={t('explain')} formula={t('explainFormula')} />
        </>
      }
      action={
        <span className={styles.since}>
          {span}, {unit}
        </span>
      }
    >
      <ul className={styles.rows}>
        {costs.rows.map((row) => (
          <li key={row.of}>
            <b>{t(row.of)}</b>
            <b className={styles.amount}>
              <Money value={row.amount} currency={currency} isEstimate={row.is_estimate} />
            </b>
            <span className={styles.bar} aria-hidden="true">
              <i
                className={classNames(row.is_estimate && styles.estimate)}
                style={{ width: `${widthOf(row, most)}%` }}
              />
            </span>
            <Note row={row} costs={costs} />
          </li>
        ))}
      </ul>
      {!costs.idle && <p className={styles.since}>{t('notFollowed')}</p>}
      <p className={styles.total}>
        <b>{t('together')}</b>
        <b>
          <Money value={costs.total} currency={currency} isEstimate={costs.is_estimate} withUnit />
        </b>
      </p>
    </Card>
  );
}

function widthOf({ amount }: Row, most: number): number {
  const cost = -Number(amount);
  return cost > 0 && most > 0 ? Math.max(1.2, (cost / most) * 100) : 0;
}

type MoneyProps = { value: string; currency: string; isEstimate: boolean; withUnit?: boolean };

function Money({ value, currency, isEstimate, withUnit }: MoneyProps) {
  return (
    <>
      {isEstimate && '≈ '}
      <Amount value={value} currency={currency} decimals={0} signed bare={!withUnit} />
    </>
  );
}

function Note({ row, costs }: { row: Row; costs: Costs }) {
  const t = useTranslations('comparison.costs');
  const numbers = useNumbers();
  const { currency } = useComparison();
  const share = (value: number, decimals: number) => numbers.percent(plain(value) ?? '0', { decimals });
  const textOf = (): string => {
    switch (row.of) {
      case 'currency': {
        const amount = Number(row.amount);
        return t(amount < 0 ? 'currencyLoss' : amount > 0 ? 'currencyGain' : 'currencyNone');
      }
      case 'fees':
        return costs.fees_percent === null
          ? t('feesPlain')
          : t('feesText', { percent: share(costs.fees_percent, 2) });
      case 'taxes':
        return t('taxesText');
      case 'idle-cash': {
        const { average, percent, unrated } = costs.idle!;
        const said =
          percent === null
            ? t('idleNone')
            : t('idleText', {
                average: formatAmount(average ?? '0', currency, { decimals: 0 }),
                percent: share(percent, 1),
              });
        const currencies = unrated.map((one) => one.toUpperCase()).join(', ');
        return unrated.length > 0 ? `${said}. ${t('idleUnrated', { currencies })}` : said;
      }
    }
  };
  return <small>{textOf()}</small>;
}
