import { describe, expect, it } from 'vitest';
import { buy, ledgerRow, sell, split } from '../../../../tests/support/records/ledger-rows.ts';
import { ledgerValues } from '../../../../tests/support/valued-ledger/ledger-values.ts';
import { twoPortfolios, withoutRates } from '../../../../tests/support/valued-ledger/two-portfolios.ts';
import type { LotMethod } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import type { HoldingOutput } from '../contract.ts';
import { holdingRows } from '../positions/holding-rows.ts';
import { cashIn } from './cash-in.ts';
import { holdingFigures } from './holding-figures.ts';
import type { LedgerValues } from './ledger-values.ts';

const all = (ledger: LedgerValues) => holdingFigures(ledger, ledger.portfolios, ledger.holdings, 'en');

function only(rows: LedgerRow[], facts: { method?: LotMethod; broker_id?: string } = {}) {
  const holdings = [{ id: 'a', portfolio_id: 'p', rows, ...facts }];
  return all(ledgerValues({ today: '2024-06-28', portfolios: [{ id: 'p' }], holdings }))[0]!;
}

describe('what is held, with its figures', () => {
  const [kgh, spy, dream] = all(twoPortfolios());

  it('adds up for each asset in the shown currency (rules P-1, P-3 and P-9)', () => {
    expect(kgh).toMatchObject({ market_value: '600', profit: '111.2', fees: '5', volume: '10' });
    expect(spy).toMatchObject({
      market_value: '2520',
      realised: '600',
      unrealised: '120',
      price_effect: '480',
      unrealised_fx_effect: '-360',
      fx_effect: '80',
      profit: '720',
    });
  });

  it('its price is as quoted, in its own currency, with its day (rule L-10)', () => {
    expect(spy).toMatchObject({
      current_price: '120',
      price_currency: 'usd',
      price_day: '2024-06-28',
      price_kind: 'quote',
      is_simulated: true,
    });
    expect(kgh).toMatchObject({ is_simulated: false, is_valid: 1 });
  });

  it('names are the reader’s', () => {
    expect(kgh).toMatchObject({
      name: 'KGH',
      title: 'Copper',
      class_name: 'Stocks',
      portfolio_name: 'Emerytura',
    });
  });

  it('shares are of everything, and add up to 100 with those of followed cash (rule U-4)', () => {
    const ledger = twoPortfolios();
    expect([kgh, spy, dream].map((one) => one!.share!)).toEqual([16.5, 69.2, 0.3]);
    const rows = holdingRows([kgh, spy, dream] as HoldingOutput[], cashIn(ledger, ledger.portfolios));
    // The page shows the same of assets, and what is left of cash.
    expect(rows.map(({ key, share }) => [key, share])).toEqual([
      ['spy', 69.2],
      ['kgh', 16.5],
      ['dream', 0.3],
      ['cash-pln', 14],
    ]);
  });

  it('what has no rate is unknown, and not valid (rule L-11)', () => {
    expect(all(withoutRates())[0]).toMatchObject({
      market_value: null,
      share: null,
      price_kind: 'none',
      is_valid: 0,
      volume: '1',
    });
  });

  it('what was never quoted has the price of its last transaction, as an estimate (rule L-10)', () => {
    expect(only([buy('2024-01-02', '2', '300')])).toMatchObject({
      current_price: '300',
      price_kind: 'estimate',
      price_day: '2024-01-02',
      is_valid: 1,
    });
  });
});

describe('what is sold short (rules L-23 and P-19)', () => {
  const sold = ledgerRow('short', '2024-01-02', { units: '10', price: '100', fee: '5' });
  const covered = ledgerRow('cover', '2024-02-02', { units: '4', price: '90' });
  const valued = (rows: LedgerRow[], price: number) => {
    const closes = { '2024-01-02': 100, '2024-06-27': price, '2024-06-28': price };
    const holdings = [{ id: 'a', portfolio_id: 'p', rows, closes }];
    return all(ledgerValues({ today: '2024-06-28', portfolios: [{ id: 'p' }], holdings }))[0]!;
  };

  it('gains what it brought less what covering would cost now, in percent of what it brought', () => {
    const figures = { market_value: '-800', unrealised: '200', unrealised_percent: 20, profit: '195' };
    expect(valued([sold], 80)).toMatchObject({ ...figures, value: '100', volume: '-10' });
    expect(valued([sold], 130)).toMatchObject({
      unrealised: '-300',
      unrealised_percent: -30,
      profit: '-305',
    });
    expect(valued([sold, covered], 80)).toMatchObject({
      ...{ market_value: '-480', realised: '40', unrealised: '120', unrealised_percent: 20, profit: '155' },
    });
  });

  it('has no return, since no money of its own is at work, and its changes have no percentage', () => {
    const { roi, irr, twr, changes } = valued([sold, covered], 80);
    expect([roi, irr.reason, twr.reason]).toEqual([null, 'short', 'short']);
    expect(changes['24h']).toMatchObject({ amount: '0', percent: null });
    expect(changes.max).toMatchObject({ amount: '155.00', percent: null });
  });

  it('nor has what was never anything else, once it is covered; what is bought later has a return', () => {
    const closed = valued([sold, { ...covered, units: sold.units }], 80);
    expect(closed).toMatchObject({
      market_value: '0',
      realised: '100',
      profit: '95',
      irr: { reason: 'short' },
    });
    const later = [sold, { ...covered, units: sold.units }, buy('2024-03-04', '1', '80')];
    expect(valued(later, 88).twr.percent).toBeCloseTo(10, 9);
  });
});

describe('the average price', () => {
  const bought = [buy('2024-01-02', '10', '100'), buy('2024-02-02', '10', '200')];

  it('is of the lots still held (rule L-6)', () => {
    expect(only([...bought, sell('2024-03-02', '10', '300')]).value).toBe('200');
  });

  it('with average cost it is the pool’s, which a sale leaves as it was (rule L-6)', () => {
    const rows = [...bought, sell('2024-03-02', '10', '300')];
    expect(only(rows, { method: 'average' }).value).toBe('150');
  });

  it('with average cost what was bought after a complete sale counts anew (rule L-6)', () => {
    const rows = [...bought, sell('2024-03-02', '20', '300'), buy('2024-04-02', '1', '70')];
    expect(only(rows, { method: 'average' }).value).toBe('70');
  });

  it('a split halves it (rule L-9)', () => {
    expect(only([buy('2024-01-02', '10', '100'), split('2024-02-02', '2:1')]).value).toBe('50');
  });

  it('of what was sold it is that of all purchases, and none after a split', () => {
    expect(only([...bought, sell('2024-03-02', '20', '300')]).value).toBe('150');
    const halved = [buy('2024-01-02', '1', '100'), split('2024-02-02', '2:1'), sell('2024-03-02', '2', '60')];
    expect(only(halved).value).toBeNull();
  });

  it('does not exist where purchases were in several currencies', () => {
    const mixed = [buy('2024-01-02', '1', '100'), buy('2024-02-02', '1', '30', { currency: 'usd' })];
    expect(only(mixed).value).toBeNull();
    expect(only(mixed, { method: 'average' }).value).toBeNull();
    expect(only([...mixed, sell('2024-03-02', '2', '60')]).value).toBeNull();
  });
});

describe('the opening purchase (rule L-8)', () => {
  it('can be changed while there is nothing else', () => {
    expect(only([buy('2024-01-02', '2', '300', { fee: '1.5' })])).toMatchObject({
      editable: true,
      transactions_count: 1,
      added_at: '2024-01-02',
      opening: { value: '300', volume: '2', added_at: '2024-01-02', fee: '1.5', currency_id: 'currency' },
    });
  });

  it('not after another transaction, nor where a broker keeps it, nor where it is a transfer', () => {
    const first = buy('2024-01-02', '2', '300');
    const more = [first, ledgerRow('dividend', '2024-02-02', { total: '3' })];
    expect(only(more)).toMatchObject({ editable: false, opening: null });
    expect(only([first], { broker_id: 'xtb' })).toMatchObject({ editable: false });
    const moved = ledgerRow('transfer-in', '2024-01-02', { units: '2', price: '300' });
    expect(only([moved])).toMatchObject({ editable: false, opening: null });
  });
});
