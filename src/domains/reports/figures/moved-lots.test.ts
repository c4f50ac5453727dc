import { describe, expect, it } from 'vitest';
import { buy, ledgerRow, sell } from '../../../../tests/support/records/ledger-rows.ts';
import { ledgerValues } from '../../../../tests/support/valued-ledger/ledger-values.ts';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import type { LotMethod } from '../../ledger/keep-book.ts';
import { holdingsIn } from '../../performance/figures/ledger-values.ts';
import { overviewFigures } from './overview.ts';
import { realisedFigures } from './realised.ts';
import { reportScope } from './report-scope.ts';

const moveDay = '2024-03-01';
const closes = { '2023-01-02': 100, '2023-12-29': 90, [moveDay]: 150, '2024-06-28': 130 };
const facts = { instrument_id: 'i', currency: 'usd', price_currency: 'usd', closes };
const dollars = { currency: 'usd' };

type Kind = { method: LotMethod; cash: boolean };
const kinds: Kind[] = [
  { method: 'fifo', cash: false },
  { method: 'average', cash: false },
  { method: 'fifo', cash: true },
  { method: 'average', cash: true },
];

/** Ten bought, two sold, and five of the rest go to another portfolio that sells one of them. */
function ledger({ method, cash }: Kind, isMoved: boolean) {
  const link = { units: '5', price: '1', link: 'l', ...dollars };
  const lastSale = sell('2024-05-02', '1', '140', { id: 'last', ...dollars });
  return ledgerValues({
    today: '2024-06-28',
    rates: { usd: { '2023-01-02': '4.4', '2024-03-01': '3.9', '2024-06-28': '4' } },
    portfolios: [
      {
        id: 'old',
        follows_cash: cash,
        rows: [ledgerRow('deposit', '2023-01-02', { total: '1500', ...dollars })],
      },
      { id: 'new', follows_cash: cash },
    ],
    holdings: [
      {
        id: 'a',
        portfolio_id: 'old',
        ...facts,
        method,
        rows: [
          buy('2023-01-02', '10', '100', { fee: '5', ...dollars }),
          sell('2023-12-29', '2', '90', { id: 'first', ...dollars }),
          isMoved ? ledgerRow('transfer-out', moveDay, link) : lastSale,
        ],
      },
      ...(isMoved
        ? [
            {
              id: 'b',
              portfolio_id: 'new',
              ...facts,
              method,
              rows: [ledgerRow('transfer-in', moveDay, link), lastSale],
            },
          ]
        : []),
    ],
  });
}

const year = { from: dayNumber('2023-12-31'), to: dayNumber('2024-06-20') };

function scopeOf(kind: Kind, ids: readonly string[], isMoved = true) {
  const all = ledger(kind, isMoved);
  const portfolios = all.portfolios.filter(({ id }) => ids.includes(id));
  return reportScope({ ...all, portfolios, holdings: holdingsIn(all.holdings, portfolios) });
}

describe.each(kinds)('lots moved between portfolios (rule P-16), %o', (kind) => {
  it.each([[['old']], [['new']], [['old', 'new']]])('a report of %j still adds up', (ids) => {
    const { value_start, net_flows, profit, value_end, paid_in, taken_out } = overviewFigures(
      scopeOf(kind, ids),
      year,
      null,
      'en',
    );
    expect(Number(value_start) + Number(net_flows) + Number(profit)).toBeCloseTo(Number(value_end), 8);
    expect(Number(paid_in) - Number(taken_out)).toBeCloseTo(Number(net_flows), 1);
  });

  it('of both is as if nothing had moved', () => {
    const moved = overviewFigures(scopeOf(kind, ['old', 'new']), year, null, 'en');
    const stayed = overviewFigures(scopeOf(kind, ['old', 'new'], false), year, null, 'en');
    for (const figure of ['value_start', 'net_flows', 'profit', 'value_end'] as const)
      expect(Number(moved[figure]), figure).toBeCloseTo(Number(stayed[figure]), 8);
    expect(moved.twr.percent).toBeCloseTo(stayed.twr.percent!, 9);
    expect(moved.irr.percent).toBeCloseTo(stayed.irr.percent!, 6);
  });

  it('are sold with the day they were bought on and what they had cost there', () => {
    const { lots, gain } = realisedFigures(scopeOf(kind, ['new']), year, null, 'en');
    const isFifo = kind.method === 'fifo';
    expect(lots).toMatchObject([
      // 140 dollars at 3.90, bought for 100 at 4.40.
      { sold: '2024-05-02', bought: isFifo ? '2023-01-02' : null, proceeds: '546', cost: '440', gain: '106' },
    ]);
    expect(gain).toBe('106');
    expect(lots[0]!.reason).toBe(isFifo ? null : 'average-cost');
  });
});
