import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { currencyUnit, formatAmount } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import type { RebalancingOutput } from '../../rebalancing-contract.ts';
import styles from './rebalancing-proposal.module.css';
import { useOrderText } from './use-order-text.ts';
import type { RebalanceMode } from './use-rebalancing.ts';

type Props = {
  data: RebalancingOutput;
  mode: RebalanceMode;
  onMode: (mode: RebalanceMode) => void;
  amount: string;
  onAmount: (amount: string) => void;
  /** What stands in the field is no amount. */
  wrong: boolean;
  /** A newer proposal is on its way. */
  loading: boolean;
};

/** What to trade to come nearer to the strategy. */
export function RebalancingProposal({ data, mode, onMode, amount, onAmount, wrong, loading }: Props) {
  const t = useTranslations('strategies.proposal');
  const heading = useId();
  const currency = data.currency.toUpperCase();
  return (
    <section className={styles.panel} aria-labelledby={heading} aria-busy={loading || undefined}>
      <div className={styles.head}>
        <div>
          <h3 id={heading}>{mode === 'full' ? t('fullTitle') : t('buyOnlyTitle')}</h3>
          <p>{mode === 'full' ? t('fullText') : t('buyOnlyText')}</p>
        </div>
        {!data.buy_only && (
          <Segmented
            size="sm"
            tone="raised"
            label={t('mode')}
            value={mode}
            onChange={onMode}
            options={[
              { value: 'buy-only', label: t('buyOnly') },
              { value: 'full', label: t('full') },
            ]}
          />
        )}
      </div>
      <Field label={t('amount')} error={wrong ? t('amountError') : undefined}>
        <NumberInput value={amount} onValueChange={onAmount} unit={currencyUnit(currency)} />
      </Field>
      <div className={styles.result} data-stale={loading || wrong}>
        <Orders data={data} currency={currency} />
        <Outcome data={data} currency={currency} />
      </div>
      <CopyOrders data={data} />
      <p className={styles.note}>
        {t(data.strategy?.is_own ? 'noteOwn' : 'note')} {data.is_simulated && t('simulated')}
      </p>
    </section>
  );
}

function Orders({ data, currency }: { data: RebalancingOutput; currency: string }) {
  const t = useTranslations('strategies.proposal');
  const to = usePath();
  const orderText = useOrderText(currency);
  const { orders, choices } = data;
  if (orders.length + choices.length === 0) return <p className={styles.none}>{t(reasonOf(data))}</p>;
  return (
    <ul className={styles.orders}>
      {orders.map((order) => (
        <li key={`${order.side} ${order.asset_id}`}>
          <AssetName
            ticker={order.ticker}
            name={order.name}
            note={orderText(order)}
            to={order.asset_value_id === null ? undefined : to('holding', { id: order.asset_value_id })}
          />
          <b>
            <Amount value={order.side === 'sell' ? `-${order.amount}` : order.amount} currency={currency} />
          </b>
        </li>
      ))}
      {choices.map(({ component, name, amount }) => (
        <li key={component}>
          <span className={styles.choice}>
            <b>{name}</b>
            <small>
              {t('choose')} · <Link to={to('allAssets')}>{t('chooseLink')}</Link>
            </small>
          </span>
          <b>
            <Amount value={amount} currency={currency} />
          </b>
        </li>
      ))}
    </ul>
  );
}

function reasonOf({ mode, contribution, components }: RebalancingOutput) {
  if (mode === 'full') return 'nothingFull' as const;
  if (Number(contribution) === 0) return 'enterAmount' as const;
  return components.some(({ drift }) => Number(drift) < 0) ? ('tooSmall' as const) : ('nothing' as const);
}

function Outcome({ data, currency }: { data: RebalancingOutput; currency: string }) {
  const t = useTranslations('strategies.proposal');
  const numbers = useNumbers();
  const percent = (value: number | null) =>
    value === null ? '–' : numbers.percent(plain(value) ?? '0', { decimals: 0 });
  return (
    <dl className={styles.outcome}>
      {Number(data.commissions) > 0 && (
        <div>
          <dt>{t('commissions')}</dt>
          <dd>{formatAmount(data.commissions, currency)}</dd>
        </div>
      )}
      {Number(data.kept_aside) > 0 && (
        <div>
          <dt>{t('keptAside')}</dt>
          <dd>{formatAmount(data.kept_aside, currency)}</dd>
        </div>
      )}
      {Number(data.kept_in_cash) > 0 && (
        <div>
          <dt>{t('keptInCash')}</dt>
          <dd>{formatAmount(data.kept_in_cash, currency)}</dd>
        </div>
      )}
      <div>
        <dt>{t('leftover')}</dt>
        <dd>{formatAmount(data.leftover, currency)}</dd>
      </div>
      <div>
        <dt>{t('coverage')}</dt>
        <dd>{t('fromTo', { before: percent(data.coverage), after: percent(data.coverage_after) })}</dd>
      </div>
    </dl>
  );
}

function CopyOrders({ data }: { data: RebalancingOutput }) {
  const t = useTranslations('strategies.proposal');
  const orderText = useOrderText(data.currency.toUpperCase());
  if (data.orders.length === 0) return null;
  const copy = async () => {
    const lines = data.orders.map((order) => `${order.ticker}\t${order.name}\t${orderText(order)}`);
    try {
      await navigator.clipboard.writeText(lines.join('\n'));
      toast.success(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  return (
    <Button icon="copy" full onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}
