import { describe, expect, it } from 'vitest';
import { buy, ledgerRow, sell } from '../../../tests/support/records/ledger-rows.ts';
import { dayNumber } from '../../foundation/calendar-day.ts';
import { decimal, textOf } from '../../foundation/decimal.ts';
import { type Comparable, checkHolding, findConfirmed, findTwins } from './check-rows.ts';

describe('new rows among those of a holding', () => {
  it('a sale of more than was bought is told with what is missing, and the rest goes in (I-3)', () => {
    const tooMuch = sell('2025-10-30', '40', '168.9');
    const { overdrawn, units } = checkHolding(
      [buy('2025-01-02', '32', '150')],
      [tooMuch, sell('2025-11-01', '2', '170')],
    );
    expect([...overdrawn]).toEqual([[tooMuch.id, '8']]);
    expect(textOf(units)).toBe('30');
  });

  it('what was typed keeps its units: a new sale before it that takes them is the one that is told', () => {
    const early = sell('2025-02-01', '5', '10');
    const { overdrawn } = checkHolding(
      [buy('2025-01-02', '10', '9'), sell('2025-03-01', '8', '11')],
      [early],
    );
    expect([...overdrawn]).toEqual([[early.id, '5']]);
  });

  it('the purchase that a sale needs may stand later in the file: days count, not lines', () => {
    const { overdrawn } = checkHolding([], [sell('2025-03-01', '8', '11'), buy('2025-01-02', '8', '9')]);
    expect(overdrawn.size).toBe(0);
  });

  it('a split that tells only the new units gets its ratio from what was held', () => {
    const split = { ...ledgerRow('split', '2025-02-01'), added: decimal('6') };
    const { ratios, units } = checkHolding([buy('2025-01-02', '2', '9')], [split]);
    expect([...ratios.values()]).toEqual([{ numerator: '8', denominator: '2' }]);
    expect(textOf(units)).toBe('8');
    expect([...checkHolding([], [split]).overdrawn.keys()]).toEqual([split.id]);
  });
});

it('a split that takes units away leaves some, or is told', () => {
  const split = { ...ledgerRow('split', '2025-02-01'), added: decimal('-9') };
  const { ratios, units } = checkHolding([buy('2025-01-02', '10', '9')], [split]);
  expect([...ratios.values()]).toEqual([{ numerator: '1', denominator: '10' }]);
  expect(textOf(units)).toBe('1');
  expect([...checkHolding([buy('2025-01-02', '9', '9')], [split]).overdrawn.keys()]).toEqual([split.id]);
});

describe('twins', () => {
  const trade: Comparable = {
    id: 'typed',
    portfolioId: 'p',
    instrumentId: 'i',
    type: 'buy',
    day: dayNumber('2025-10-24'),
    units: '2.0',
    gross: '3703.50',
    currency: 'pln',
  };

  it('one row that was typed explains one of two equal ones in the file', () => {
    const twins = findTwins(
      [trade],
      [
        { ...trade, id: 'first', units: '2' },
        { ...trade, id: 'second', units: '2' },
      ],
    );
    expect([...twins].map(([id, { id: of }]) => [id, of])).toEqual([['first', 'typed']]);
  });

  it('another portfolio, asset, day, number of units or amount is another row', () => {
    const others = [
      { portfolioId: 'q' },
      { instrumentId: 'j' },
      { day: dayNumber('2025-10-25') },
      { units: '3' },
      { gross: '3703.6' },
    ].map((change, at) => ({ ...trade, ...change, id: String(at) }));
    expect(findTwins([trade], others).size).toBe(0);
    expect(findTwins([trade], [{ ...trade, id: 'near', gross: '3703.51' }]).size).toBe(1);
  });
});

describe('confirmed payments', () => {
  const dividend: Comparable = {
    id: 'confirmed',
    portfolioId: 'p',
    instrumentId: 'apple',
    type: 'dividend',
    day: dayNumber('2026-11-12'),
    units: null,
    gross: '15.08',
    currency: 'USD',
  };
  const found = (row: Comparable) => findConfirmed([dividend], [row]).map(([at, { id }]) => [at, id]);

  it('what a file tells some days later, after tax or in złoty is the payment that was confirmed (IN-5)', () => {
    const later = { ...dividend, id: '0', day: dividend.day + 4 };
    expect(found(later)).toEqual([['0', 'confirmed']]);
    expect(found({ ...later, gross: '12.82' })).toEqual([['0', 'confirmed']]);
    expect(found({ ...later, gross: '55.10', currency: 'PLN' })).toEqual([['0', 'confirmed']]);
  });

  it('another portfolio, asset or kind, three weeks and a third of the amount are another payment (IN-5)', () => {
    const others = [
      { portfolioId: 'q' },
      { instrumentId: 'nvidia' },
      { type: 'interest' as const },
      { day: dividend.day + 21 },
      { gross: '5.02' },
    ];
    for (const change of others) expect(found({ ...dividend, id: '0', ...change })).toEqual([]);
  });

  it('interest of an account is the one that was confirmed whatever its amount, in its own currency (IN-5)', () => {
    const interest = { ...dividend, type: 'interest' as const, instrumentId: null, currency: 'PLN' };
    const reported = { ...interest, id: '0', gross: '3.00' };
    expect(findConfirmed([interest], [reported])).toHaveLength(1);
    expect(findConfirmed([interest], [{ ...reported, currency: 'EUR' }])).toHaveLength(0);
  });

  it('a tax that is booked apart is the one that was confirmed, once for each payment (IN-5)', () => {
    const interest = {
      ...dividend,
      type: 'interest' as const,
      instrumentId: null,
      currency: 'PLN',
      isTaxed: true,
    };
    const tax = {
      ...interest,
      type: 'tax' as const,
      gross: '11.78',
      taxOf: { type: 'interest' as const, instrumentId: null },
    };
    const reported = [
      { ...interest, id: '0' },
      { ...tax, id: '1' },
      { ...tax, id: '2' },
    ];
    expect(findConfirmed([interest], reported).map(([at]) => at)).toEqual(['0', '1']);
    expect(findConfirmed([{ ...interest, isTaxed: false }], reported).map(([at]) => at)).toEqual(['0']);
    const ofApple = {
      ...tax,
      id: '1',
      instrumentId: null,
      taxOf: { type: 'dividend' as const, instrumentId: 'apple' },
    };
    expect(findConfirmed([{ ...dividend, isTaxed: true }], [ofApple]).map(([at]) => at)).toEqual(['1']);
  });
});
