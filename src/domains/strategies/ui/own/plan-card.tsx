import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { downloadText } from '../../../../design-system/table/download-file.ts';
import { writeCsv } from '../../../../foundation/csv/write-csv.ts';
import { type Decimal, fixedTextOf, sign, textOf } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { Ground } from '../../ground-shape.ts';
import { type ContributionPlan, distanceOf } from '../../own/plan-contribution.ts';
import type { Order } from '../../proposal.ts';
import type { OwnDraft } from './draft.ts';
import styles from './plan-card.module.css';
import { PlanDrift } from './plan-drift.tsx';

type Props = {
  draft: OwnDraft;
  ground: Ground;
  plan: ContributionPlan;
  amount: string;
  wrong: boolean;
  onAmount: (amount: string) => void;
};

/** What to do with new money: orders with their commissions, what is left, drift before and after. */
export function PlanCard({ draft, ground, plan, amount, wrong, onAmount }: Props) {
  const t = useTranslations('ownStrategies.plan');
  const currency = ground.currency.toUpperCase();
  const orderText = useOrderText(currency);
  const assets = new Map(ground.assets.map((asset) => [asset.id, asset]));
  const names = new Map(draft.targets.map(({ id, name }) => [id, name]));
  return (
    <Card graphite title={t('title')}>
      <p className={styles.sub}>{t(plan.mode === 'full' ? 'full' : 'buyOnly')}</p>
      <Field label={t('amount')} hideLabel error={wrong ? t('amountError') : undefined}>
        <NumberInput
          value={amount}
          onValueChange={onAmount}
          unit={currency === 'PLN' ? 'zł' : currency}
          grouped
        />
      </Field>
      <ul className={styles.orders} aria-label={t('orders')}>
        {plan.orders.map((order) => (
          <li key={`${order.side} ${order.holdingId}`}>
            <AssetName
              ticker={assets.get(order.holdingId)!.ticker}
              name={assets.get(order.holdingId)!.name}
              note={orderText(order)}
            />
            <b>
              <Amount
                value={`${order.side === 'sell' ? '-' : ''}${textOf(order.amount)}`}
                currency={currency}
              />
            </b>
          </li>
        ))}
        {plan.choices.map(({ key, amount: share }) => (
          <li key={key}>
            <span className={styles.choice}>
              <b>{names.get(key)}</b>
              <small>{t('choose')}</small>
            </span>
            <b>
              <Amount value={textOf(share)} currency={currency} />
            </b>
          </li>
        ))}
      </ul>
      {plan.orders.length + plan.choices.length === 0 && <p className={styles.sub}>{t('nothing')}</p>}
      <Sums plan={plan} currency={currency} />
      <PlanDrift draft={draft} plan={plan} />
      <Distance plan={plan} />
      <OrderList plan={plan} ground={ground} name={draft.name} />
      <p className={styles.sub}>
        {t('note')} {ground.is_simulated && t('simulated')}
      </p>
    </Card>
  );
}

/** "178 units at €4.98, commission €1.00". */
function useOrderText(currency: string): (order: Order) => string {
  const t = useTranslations('ownStrategies.plan');
  const numbers = useNumbers();
  return ({ side, units, price, commission }) => {
    const said = t(side, {
      count: Number(textOf(units)),
      units: numbers.quantity(textOf(units)),
      price: formatAmount(fixedTextOf(price, 2), currency),
    });
    const paid = t('commission', { amount: formatAmount(textOf(commission), currency) });
    return sign(commission) > 0 ? `${said}, ${paid}` : said;
  };
}

/** Everything the money goes to; together it is the amount. */
function Sums({ plan, currency }: { plan: ContributionPlan; currency: string }) {
  const t = useTranslations('ownStrategies.plan');
  const rows: [string, Decimal][] = [
    [t('commissions', { count: plan.orders.length }), plan.commissions],
    [t('keptAside'), plan.keptAside],
    [t('keptInCash'), plan.keptInCash],
  ];
  return (
    <dl className={styles.sums}>
      {rows
        .filter(([, amount]) => sign(amount) > 0)
        .map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatAmount(textOf(amount), currency)}</dd>
          </div>
        ))}
      <div>
        <dt>{t('left')}</dt>
        <dd>{formatAmount(textOf(plan.leftover), currency)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('together')}</dt>
        <dd>{formatAmount(textOf(plan.contribution), currency)}</dd>
      </div>
    </dl>
  );
}

function Distance({ plan }: { plan: ContributionPlan }) {
  const t = useTranslations('ownStrategies.plan');
  const numbers = useNumbers();
  if (!plan.before.percent || !plan.after.percent) return null;
  const points = (value: Decimal) => numbers.number(textOf(value), { decimals: 1 });
  return (
    <p className={styles.sub}>
      {t('distance', {
        before: points(distanceOf(plan.before)),
        after: points(distanceOf(plan.after)),
      })}
    </p>
  );
}

function OrderList({ plan, ground, name }: { plan: ContributionPlan; ground: Ground; name: string }) {
  const t = useTranslations('ownStrategies.plan');
  if (plan.orders.length === 0) return null;
  const assets = new Map(ground.assets.map((asset) => [asset.id, asset]));
  const rows = [
    ['side', 'ticker', 'isin', 'name', 'units', 'price', 'amount', 'commission', 'currency'],
    ...plan.orders.map(({ side, holdingId, units, price, amount, commission }) => {
      const { ticker, isin, name: called } = assets.get(holdingId)!;
      const figures = [
        textOf(units),
        fixedTextOf(price, 4),
        fixedTextOf(amount, 2),
        fixedTextOf(commission, 2),
      ];
      return [side, ticker, isin, called, ...figures, ground.currency.toUpperCase()];
    }),
  ];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        rows.map((row) => row.map((cell) => cell ?? '').join('\t')).join('\n'),
      );
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  return (
    <div className={styles.buttons}>
      <Button
        icon="download"
        onClick={() => downloadText(`${name}.csv`, writeCsv(rows), 'text/csv')}
      >
        {t('download')}
      </Button>
      <Button icon="copy" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
}
