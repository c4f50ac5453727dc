import { describe, expect, test } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { type Decimal, decimal, textOf } from '../../../foundation/decimal.ts';
import type { KnownInstrument, LedgerEntry } from '../from-ledger/ledger-entry.ts';
import { usualReadings } from '../readings.ts';
import { treatyRates } from '../treaties.ts';
import { asOrdinary, type HeldNow, ordinaryTaxes } from './as-ordinary.ts';
import { barOf, scaleStart } from './exit-bars.ts';
import { ageOn, depositsLeft, ikzeReturned, isGoodExit, lateAge, savingOf } from './exits.ts';
import { paidByMonth, roomOf } from './room.ts';
import { roomAfter } from './room-after.ts';

const text = (amount: Decimal | null | undefined) => (amount ? textOf(amount) : amount);
const paid = (id: string, day: string, amount: string, isTransfer = false) => ({
  ...{ id, day, amount: decimal(amount), isTransfer },
});
const saver = { isSelfEmployed: (year: number) => year === 2026, marginalRate: decimal('0.32') };

describe('the limit of a year', () => {
  test('is counted by day of booking, without transfers; the deposit that crosses it is named (WR-1)', () => {
    const deposits = [
      paid('late', '2026-12-31', '300'),
      paid('moved', '2026-03-01', '90000', true),
      paid('first', '2026-01-02', '28000'),
      paid('before', '2025-12-31', '5'),
    ];
    const room = roomOf('ike', 2026, deposits, saver);
    expect([text(room.paid), text(room.room), text(room.excess), room.firstOver]).toEqual([
      ...['28300', '0', '40', 'late'],
    ]);
    expect(paidByMonth(2026, deposits).map(text)).toEqual(['28000', ...Array(10).fill('0'), '300']);
  });

  test('of an IKZE is higher in years of self-employment, and the deduction ends at it (WR-1, WR-3)', () => {
    const room = roomOf('ikze', 2026, [paid('a', '2026-05-05', '20000')], saver);
    expect([text(room.limit), text(room.deductible), text(room.saved)]).toEqual([
      '16956',
      '16956',
      '5425.92',
    ]);
    expect(text(roomOf('ikze', 2020, [], { ...saver, isSelfEmployed: () => true }).limit)).toBe('6272.4');
  });

  test('is not guessed for a year that is not announced, nor for one without such accounts (WR-2)', () => {
    for (const [kind, year] of [
      ['ike', 2027],
      ['ikze', 2014],
      ['oipe', 2023],
    ] as const)
      expect(roomOf(kind, year, [paid('a', `${year}-01-05`, '1')], saver)).toMatchObject({
        ...{ limit: undefined, room: undefined, excess: undefined, firstOver: undefined, saved: undefined },
      });
  });
});

describe('a deposit that is typed', () => {
  const answer = (limit: string | null, deposits: object[] = [], rate: string | null = null) =>
    ({
      limits: [{ kind: 'ike', limit, paid: '28000.00', no_limit: limit ? null : 'not-announced' }],
      ...{ deposits, rate },
    }) as never;
  const typed = { id: undefined, total: '300', currency: 'PLN' };

  test('is told to exceed the limit before it is saved; a changed one counts once (WR-4)', () => {
    expect(roomAfter(answer('28260.00'), typed)).toEqual({ kind: 'ike', state: 'over', amount: '40' });
    const row = { id: 'a', pln: '300.00', is_transfer: false };
    expect(roomAfter(answer('28260.00', [row]), { ...typed, id: 'a' })).toEqual({
      ...{ kind: 'ike', state: 'left', amount: '260' },
    });
    expect(
      roomAfter(answer('28260.00', [{ ...row, is_transfer: true }]), { ...typed, id: 'a' }),
    ).toBeUndefined();
    expect(roomAfter(answer(null), typed)).toEqual({ kind: 'ike', state: 'not-announced' });
    // Nothing typed yet, or no currency chosen.
    for (const unready of [
      { ...typed, total: '' },
      { ...typed, currency: undefined },
    ])
      expect(roomAfter(answer('28260.00'), unready)).toMatchObject({ state: 'before', amount: '260' });
    expect(roomAfter({ limits: [], deposits: [] } as never, typed)).toBeUndefined();
  });
});

describe('a deposit that is typed in another currency', () => {
  const typed = { id: undefined, total: '100', currency: 'EUR' };
  const answer = (rate: string | null) =>
    ({
      limits: [{ kind: 'ike', limit: '28260.00', paid: '28000.00', no_limit: null }],
      ...{ deposits: [], rate },
    }) as never;

  test('counts at the rate of its day before it is saved, and without one nobody can tell (WR-4)', () => {
    // 260 are left: 100 x 4.2555 are 165.55 above, 10 x 4.2555 leave 217.44 (42.56 to the grosz).
    expect(roomAfter(answer('4.2555'), typed)).toEqual({ kind: 'ike', state: 'over', amount: '165.55' });
    expect(roomAfter(answer('4.2555'), { ...typed, total: '10' })).toMatchObject({ amount: '217.44' });
    expect(roomAfter(answer(null), typed)).toEqual({ kind: 'ike', state: 'no-rate', amount: '260' });
  });
});

describe('the way out', () => {
  test('depends on age and on years of saving (WR-5)', () => {
    expect([ageOn('2026-04-11', '1966-04-12'), ageOn('2026-04-12', '1966-04-12')]).toEqual([59, 60]);
    expect([
      lateAge('ike', true),
      lateAge('oipe', false),
      lateAge('ikze', true),
      lateAge('ppk', true),
    ]).toEqual([...[55, 60, 65, 60]]);
    const saving = savingOf([paid('a', '2020-05-05', '1001'), paid('b', '2025-05-05', '1000')], '2026-11-17');
    expect(saving).toEqual({ yearsWithDeposits: 2, isMostlyOld: true });
    expect(isGoodExit('ike', { age: 60, ...saving })).toBe(true);
    expect(isGoodExit('ikze', { age: 65, ...saving })).toBe(false);
    expect(isGoodExit('ike', { age: 55, ...saving, hasPensionRight: true })).toBe(true);
  });

  test('of an IKE knows the deposits that are left; what nobody said is not guessed (WR-6)', () => {
    const move = { day: '2025-01-02', isTransfer: false, carried: null };
    const moves = [
      { ...move, type: 'deposit' as const, amount: decimal('1000') },
      { ...move, type: 'withdrawal' as const, amount: decimal('300') },
      {
        ...move,
        type: 'deposit' as const,
        amount: decimal('500'),
        isTransfer: true,
        carried: decimal('400'),
      },
    ];
    expect(text(depositsLeft(moves, () => decimal('1500')))).toBe('1200');
    expect(depositsLeft(moves, () => null)).toBeNull();
    const unsaid = moves.map((one) => ({ ...one, carried: null }));
    expect(depositsLeft(unsaid, () => decimal('1500'))).toBeNull();
  });

  test('of an IKZE before 65 is income as a whole (WR-6)', () => {
    const exit = ikzeReturned(decimal('10000.49'), decimal('0.12'));
    expect([text(exit.base), text(exit.tax), text(exit.net)]).toEqual(['10000', '1200', '8800.49']);
  });

  test('is drawn on a scale that starts at a round amount below every end (WR-8)', () => {
    const ways = [
      { net: '170812.67', tax: '0.00' },
      { net: '163127.67', tax: '7685.00' },
    ];
    const exits = { value: '170812.67', deposits: '130366.16', ways } as never;
    expect(scaleStart(exits)).toBe(100_000);
    const bar = barOf(ways[1] as never, exits, 100_000)!;
    expect(bar.paid + bar.gain + bar.tax).toBeCloseTo(100);
    expect(barOf({ net: null, tax: null } as never, exits, 0)).toBeNull();
  });
});

const share = (id: string, country: string): KnownInstrument => ({
  ...{ id, isin: null, mic: '', country, class_slug: 'stocks', subclass_slug: null },
});
const instruments = new Map([share('pzu', 'PL'), share('us', 'US')].map((one) => [one.id, one]));
const entry = (
  id: string,
  type: LedgerEntry['type'],
  day: string,
  more: Partial<LedgerEntry>,
): LedgerEntry => ({
  ...{ id, type, day: dayNumber(day), second: null, rank: 0, units: null, price: null, total: null },
  ...{ currency: 'pln', fee: decimal('0'), tax: decimal('0'), toTotal: null, toCurrency: null },
  ...{ numerator: null, denominator: null, share: null, link: null, portfolio: 'p', instrument: 'pzu' },
  ...{ holding: null, eventKind: null, terms: null, source: null, ...more },
});
const trade = (id: string, type: 'buy' | 'sell', day: string, units: string, price: string) =>
  entry(id, type, day, { units: decimal(units), price: decimal(price) });

function without(entries: LedgerEntry[], held: HeldNow[] = []) {
  const ledger = asOrdinary({
    ...{ entries, instruments, portfolio: { id: 'p', name: 'IKE' }, held, today: '2026-11-17' },
    usuallyWithheld: () => 0,
  });
  const taxes = ordinaryTaxes(ledger, {
    ...{ rates: new Map(), treaties: treatyRates([]), readingsOf: () => usualReadings, today: '2026-11-17' },
  });
  return {
    years: taxes.years.map(({ year, tax }) => [year, textOf(tax)]),
    ...{ sale: textOf(taxes.sale), total: textOf(taxes.total), missing: taxes.missing },
  };
}

describe('the same portfolio without the wrapper (WR-7)', () => {
  const held = [{ holding: 'h', instrument: 'pzu', units: decimal('5'), value: decimal('900.40') }];

  test('pays each year on what was sold, with losses of the years before, and on a sale of everything today', () => {
    const rows = [
      trade('a', 'buy', '2023-02-01', '30', '100'),
      trade('b', 'sell', '2023-06-01', '10', '80'),
      trade('c', 'sell', '2025-06-02', '15', '140'),
    ];
    // A loss of 200, of which half is taken off 600: 500 at 19 %; then 5 for 900.40 that cost 500, less the other half.
    expect(without(rows, held)).toEqual({ years: [[2025, '95']], sale: '57', total: '152', missing: 0 });
  });

  test('gives 19 % of Polish dividends and interest to whoever pays them', () => {
    const rows = [
      trade('a', 'buy', '2024-02-01', '5', '100'),
      entry('d', 'dividend', '2024-09-02', { total: decimal('210.40') }),
      entry('i', 'interest', '2025-01-31', { total: decimal('10.01'), instrument: null }),
    ];
    const taxes = without(rows);
    expect(taxes).toMatchObject({
      years: [
        [2024, '40'],
        [2025, '1.91'],
      ],
      sale: '0',
      missing: 0,
    });
  });

  test('says how many rows lack something, and counts none of them', () => {
    const rows = [
      entry('m', 'transfer-in', '2024-02-01', {
        units: decimal('5'),
        price: decimal('1'),
        link: 'elsewhere',
      }),
    ];
    expect(without(rows, held)).toMatchObject({ sale: '0', total: '0', missing: 1 });
  });
});
