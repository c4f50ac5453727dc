import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { type Decimal, isZero, negated, sign, textOf } from '../../../../foundation/decimal.ts';
import { currencyUnit, formatAmount, priceDecimals } from '../../../../foundation/format-amount.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { Composition } from '../../composition.ts';
import { type Ground, type GroundAsset, isHeld } from '../../ground-shape.ts';
import { type ContributionPlan, comingBack, distanceOf, fromCash } from '../../own/plan-contribution.ts';
import type { Order } from '../../proposal.ts';
import { type OwnDraft, shortName } from './draft.ts';
import { OrderList } from './order-list.tsx';
import styles from './plan-card.module.css';
import { PlanDrift } from './plan-drift.tsx';

type Props = {
  draft: OwnDraft;
  composition: Composition;
  ground: Ground;
  plan: ContributionPlan;
  amount: string;
  wrong: boolean;
  onAmount: (amount: string) => void;
  /** Hands over the order list as a file. */
  onOrders: (name: string, text: string) => void;
};

/** What to do with new money: orders with their commissions, what is left, drift before and after. */
export function PlanCard(props: Props) {
  const { draft, composition, ground, plan, amount, wrong, onAmount, onOrders } = props;
  const t = useTranslations('ownStrategies.plan');
  const currency = ground.currency.toUpperCase();
  return (
    <Card graphite title={t('title')}>
      <Terms plan={plan} ground={ground} wholeUnits={draft.rules.whole_units} />
      <Field label={t('amount')} hideLabel error={wrong ? t('amountError') : undefined}>
        <NumberInput
          className={styles.amount}
          value={amount}
          onValueChange={onAmount}
          unit={currencyUnit(currency)}
          grouped
        />
      </Field>
      <Orders plan={plan} ground={ground} draft={draft} />
      <Sums plan={plan} currency={currency} />
      <PlanDrift draft={draft} plan={plan} />
      <Distance plan={plan} composition={composition} draft={draft} />
      <OrderList plan={plan} ground={ground} draft={draft} onOrders={onOrders} />
      <p className={styles.sub}>
        {t('note')} {ground.is_simulated && t('simulated')}
      </p>
    </Card>
  );
}

/** "Buy only, whole units, prices of 13 Nov, 1 EUR = 4,2415 zł". */
function Terms({
  plan,
  ground,
  wholeUnits,
}: {
  plan: ContributionPlan;
  ground: Ground;
  wholeUnits: boolean;
}) {
  const t = useTranslations('ownStrategies.plan');
  const names = useCalendarNames();
  const bought = new Set(plan.orders.map(({ holdingId }) => holdingId));
  const currencies = new Set(
    ground.assets.filter(({ id }) => bought.has(id)).map(({ price_currency }) => price_currency),
  );
  const rates = [...currencies].flatMap((code) => {
    const rate = ground.rates[code];
    if (code === ground.currency || !rate) return [];
    const shown = formatAmount(rate, ground.currency, { decimals: 4, isPublic: true });
    return [t('rate', { code: code.toUpperCase(), rate: shown })];
  });
  const terms = [
    t(plan.mode === 'full' ? 'full' : 'buyOnly'),
    t(wholeUnits ? 'wholeUnits' : 'partsOfUnits'),
    ...(ground.price_day ? [t('prices', { day: dayText(ground.price_day, 'dayMonth', names) })] : []),
    ...rates,
  ];
  return <p className={styles.sub}>{terms.join(', ')}</p>;
}

function Orders({ plan, ground, draft }: Pick<Props, 'plan' | 'ground' | 'draft'>) {
  const t = useTranslations('ownStrategies.plan');
  const currency = ground.currency.toUpperCase();
  const to = usePath();
  const orderText = useOrderText(currency);
  const assets = new Map(ground.assets.map((asset) => [asset.id, asset]));
  const names = new Map(draft.targets.map(({ id, name }) => [id, name]));
  if (plan.orders.length + plan.choices.length === 0) return <p className={styles.sub}>{t('nothing')}</p>;
  return (
    <ul className={styles.orders} aria-label={t('orders')}>
      {plan.orders.map((order) => {
        const asset = assets.get(order.holdingId)!;
        const amount = order.side === 'sell' ? negated(order.amount) : order.amount;
        return (
          <li key={`${order.side} ${order.holdingId}`}>
            <AssetName
              ticker={asset.ticker}
              {...orderText(order, asset)}
              to={isHeld(asset) ? to('holding', { id: asset.id }) : undefined}
            />
            <b>
              <Amount value={textOf(amount)} currency={currency} />
            </b>
          </li>
        );
      })}
      {plan.choices.map(({ key, amount }) => (
        <li key={key}>
          <span className={styles.choice}>
            <b>{names.get(key)}</b>
            <small>{t('choose')}</small>
          </span>
          <b>
            <Amount value={textOf(amount)} currency={currency} />
          </b>
        </li>
      ))}
    </ul>
  );
}

/** "178 units at €4.98", and below it of what and for which commission. */
function useOrderText(currency: string) {
  const t = useTranslations('ownStrategies.plan');
  const numbers = useNumbers();
  return ({ side, units, price, commission }: Order, asset: GroundAsset) => {
    const [shown, code] = asset.quoted ? [asset.quoted, asset.price_currency] : [textOf(price), currency];
    const name = t(side, {
      units: t('units', { count: Number(textOf(units)), units: numbers.units(textOf(units)) }),
      price: formatAmount(shown, code, { decimals: priceDecimals(shown), isPublic: true }),
    });
    const paid = t('commission', { amount: formatAmount(textOf(commission), currency) });
    return { name, note: sign(commission) > 0 ? `${paid} · ${asset.name}` : asset.name };
  };
}

/** Everything the money goes to; together it is the amount. */
function Sums({ plan, currency }: { plan: ContributionPlan; currency: string }) {
  const t = useTranslations('ownStrategies.plan');
  const given = fromCash(plan);
  const rows: [string, Decimal][] = [
    [t('commissions', { count: plan.orders.length }), plan.commissions],
    [t('keptAside'), plan.keptAside],
    [t('keptInCash'), plan.keptInCash],
    [t(sign(given) > 0 ? 'fromCash' : 'owed'), negated(given)],
  ];
  return (
    <dl className={styles.sums}>
      {rows
        .filter(([, amount]) => !isZero(amount))
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

function Distance({ plan, composition, draft }: Pick<Props, 'plan' | 'composition' | 'draft'>) {
  const t = useTranslations('ownStrategies.plan');
  const numbers = useNumbers();
  if (!plan.before.percent || !plan.after.percent) return null;
  const points = (value: Decimal) => numbers.number(textOf(value), { decimals: 1 });
  const back = new Set(comingBack(plan, composition));
  const names = draft.targets.filter(({ id }) => back.has(id)).map(shortName);
  return (
    <p className={styles.sub}>
      {t('distance', {
        before: points(distanceOf(plan.before)),
        after: points(distanceOf(plan.after)),
      })}{' '}
      {names.length > 0 && t('back', { count: names.length, names: names.join(', ') })}
    </p>
  );
}
