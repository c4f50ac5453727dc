import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { TickerBadge } from '../../../../design-system/figures/ticker-badge.tsx';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import type { BondOutput, BondTotals } from '../../contract.ts';
import { useBondWords } from '../use-bond-words.ts';
import { type BondActions, BondMenu } from './bond-menu.tsx';
import styles from './bonds-table.module.css';

/** Columns of the list of bonds; amounts are in the shown currency. */
export function useBondColumns(totals: BondTotals, actions: BondActions): Column<BondOutput>[] {
  const t = useTranslations('bonds');
  const named = useNameColumns(totals, actions);
  const money = useMoneyColumns(totals);
  return useMemo(
    () => [
      ...named,
      ...money,
      {
        key: 'menu',
        header: t('table.menu', { symbol: '' }),
        menu: true,
        align: 'right',
        width: 56,
        cell: (bond) => (
          <BondMenu
            bond={bond}
            actions={actions}
            align="end"
            trigger={<IconButton icon="dots" size="sm" label={t('table.menu', { symbol: bond.symbol })} />}
          />
        ),
      },
    ],
    [named, money, actions, t],
  );
}

function useNameColumns(totals: BondTotals, actions: BondActions): Column<BondOutput>[] {
  const t = useTranslations('bonds');
  const words = useBondWords();
  const numbers = useNumbers();
  return useMemo(
    () => [
      {
        key: 'series',
        header: t('table.series'),
        text: ({ symbol }) => symbol,
        mobile: 'title',
        skeleton: 'asset',
        cell: (bond) => (
          <button type="button" className={styles.name} onClick={() => actions.details(bond)}>
            <TickerBadge ticker={bond.kind === 'catalyst' ? bond.symbol.slice(0, -4) : bond.kind} />
            <TwoLines name={bond.symbol} note={bond.is_own ? t('follows.own') : words.note(bond)} />
          </button>
        ),
      },
      {
        key: 'bonds',
        header: t('table.bonds'),
        decimal: ({ amount }) => String(amount),
        cell: ({ amount }) => numbers.units(String(amount)),
        total: numbers.units(String(totals.bonds)),
      },
      {
        key: 'bought',
        header: t('table.bought'),
        align: 'right',
        text: ({ purchased_at }) => purchased_at,
        mobile: 'sub',
        cell: ({ purchased_at, status, closed_on }) => (
          <span className={styles.two}>
            <DayDate day={purchased_at} />
            {status !== 'held' && closed_on && (
              <small>{t(`table.status.${status}`, { day: words.day(closed_on) })}</small>
            )}
          </span>
        ),
      },
      {
        key: 'rate',
        header: t('table.rate'),
        unit: '%',
        decimal: ({ rate }) => rate?.percent,
        cell: ({ rate, status }) =>
          rate ? (
            <span className={styles.rate}>
              {rate.basis === 'simulated' && <Icon name="spark" size={14} />}
              {numbers.number(rate.percent, { decimals: 2 })}
            </span>
          ) : status === 'held' ? (
            <Unknown reason={t('unknown.rate')} />
          ) : (
            '–'
          ),
      },
    ],
    [t, words, numbers, totals, actions],
  );
}

function useMoneyColumns(totals: BondTotals): Column<BondOutput>[] {
  const t = useTranslations('bonds');
  const words = useBondWords();
  const currency = totals.currency.toUpperCase();
  const unit = currencyUnit(currency);
  return useMemo(() => {
    const bare = (value: string | null | undefined, reason?: string) => (
      <Amount value={value} currency={currency} bare reason={reason} />
    );
    const unknown = ({ unknown_from: day }: BondOutput) =>
      day ? t('unknown.value', { day: words.day(day) }) : undefined;
    return [
      {
        key: 'value',
        header: t('table.value'),
        unit,
        main: true,
        mobile: 'value',
        decimal: ({ value }) => value,
        total: bare(totals.value),
        cell: (bond) => (
          <span className={styles.two}>
            {bare(bond.value, unknown(bond))}
            {bond.value_each && bond.status === 'held' && (
              <small className={styles.each}>
                {t.rich('table.each', {
                  amount: () => <Amount value={bond.value_each} currency={bond.bond_currency} />,
                })}
              </small>
            )}
          </span>
        ),
      },
      {
        key: 'grown',
        header: t('table.grown'),
        unit,
        mobile: 'change',
        decimal: ({ grown }) => grown,
        total: <Change amount={totals.grown} currency={currency} bare hideArrow />,
        cell: (bond) => (
          <Change amount={bond.grown} currency={currency} bare hideArrow reason={unknown(bond)} />
        ),
      },
      {
        key: 'next',
        header: t('table.next'),
        unit: t('table.nextUnit', { unit }),
        decimal: ({ next_payment }) => next_payment?.net,
        cell: ({ next_payment: next }) =>
          next ? (
            <span className={styles.two}>
              <span>
                {next.is_assumed && '≈ '}
                {bare(next.net)}
              </span>
              <small>{words.day(next.day)}</small>
            </span>
          ) : (
            '–'
          ),
      },
      {
        key: 'maturity',
        header: t('table.maturity'),
        unit: t('table.maturityUnit', { unit }),
        decimal: ({ at_maturity }) => at_maturity.gross,
        cell: ({ at_maturity: end }) => (
          <span className={styles.two}>
            <span>
              {end.is_assumed && '≈ '}
              {bare(end.gross)}
            </span>
            <small>{words.day(end.day)}</small>
          </span>
        ),
      },
      {
        key: 'redeemed',
        header: t('table.redeemed'),
        unit: t('table.nextUnit', { unit }),
        decimal: ({ redemption }) => redemption?.net,
        total: bare(totals.redeemed_today, t('unknown.redemption')),
        cell: (bond) => <Redeemed bond={bond} currency={currency} reason={unknown(bond)} />,
      },
    ];
  }, [t, words, totals, currency, unit]);
}

type RedeemedProps = { bond: BondOutput; currency: string; reason: string | undefined };

/** What giving back today brings, and what it costs against today's value. */
function Redeemed({ bond, currency, reason }: RedeemedProps) {
  const t = useTranslations('bonds');
  const words = useBondWords();
  const { redemption, value, status } = bond;
  if (status !== 'held') return '–';
  if (!redemption) return <Unknown reason={reason ?? t('unknown.redemption')} />;
  const cost = value === null ? null : (Number(redemption.net) - Number(value)).toFixed(2);
  return (
    <span className={styles.two}>
      <Amount value={redemption.net} currency={currency} bare />
      <small>
        {!redemption.is_open && redemption.from && redemption.from > redemption.day ? (
          t('table.from', { day: words.day(redemption.from) })
        ) : bond.kind === 'OTS' ? (
          t('table.withoutInterest')
        ) : (
          <Amount value={cost} currency={currency} bare signed />
        )}
      </small>
    </span>
  );
}
