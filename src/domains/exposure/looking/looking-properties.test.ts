import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, hundred, plus, rounded, sum, textOf, zero } from '../../../foundation/decimal.ts';
import type { KnownMakeUp, Position } from '../make-up/make-up.ts';
import { kinds, sectors } from '../words/kinds.ts';
import { dimensions } from './dimensions.ts';
import type { Held, HeldCash } from './held.ts';
import { lookThrough } from './look-through.ts';
import { overlapOf } from './overlap.ts';
import { toTheGrosz } from './split-exactly.ts';

const noMakeUp = null;
const emptyLists = { sectors: [], kinds: [], countries: [], currencies: [] };

const anyAmount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 16n }), fc.nat(9))
  .map(([digits, places]) => ({ digits, places }));
const anyWeight = fc.integer({ min: 1, max: 40_000_000 }).map((millionths) => (millionths / 1e6).toFixed(6));
const anyCountry = fc.constantFrom('US', 'PL', 'JP', 'DE', 'BR', null);

const anyPosition: fc.Arbitrary<Position> = fc.record({
  name: fc.constantFrom('NVIDIA', 'Nvidia Corp', 'Apple', 'PKO Bank Polski', 'Toyota', 'Orlen S.A.', 'Gold'),
  isin: fc.constantFrom('US67066G1040', 'US0378331005', 'PLPKO0000016', null),
  ticker: fc.constantFrom('NVDA', 'AAPL', 'PKO', null),
  kind: fc.constantFrom(...kinds),
  sector: fc.constantFrom(...sectors, null),
  country: anyCountry,
  currency: fc.constantFrom('usd', 'eur', 'pln', null),
  weight: anyWeight,
});
const anyParts = (keys: readonly string[]) =>
  fc.array(fc.record({ key: fc.constantFrom(...keys), weight: anyWeight }), { maxLength: 4 });
const anyMakeUp: fc.Arbitrary<KnownMakeUp> = fc.record({
  as_of: fc.constant('2026-10-31'),
  hedged_to: fc.constantFrom('eur', null, null),
  source: fc.constant('typed' as const),
  positions: fc.array(anyPosition, { maxLength: 8 }),
  sectors: anyParts([...sectors, 'cash', 'bonds']),
  kinds: anyParts(kinds),
  countries: anyParts(['US', 'PL', 'JP', 'none']),
  currencies: anyParts(['usd', 'pln', 'jpy']),
});
const anyHeld: fc.Arbitrary<Held> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('NVIDIA', 'Apple Inc.', 'My own', 'PKO'),
  ticker: fc.constantFrom('NVDA', 'AAPL', 'PKO', ''),
  isin: fc.constantFrom('US67066G1040', 'US0378331005', 'PLPKO0000016', null),
  classSlug: fc.constantFrom(
    'stocks',
    'etf',
    'funds',
    'crypto',
    'commodities',
    'bonds',
    'deposits',
    'futures',
  ),
  subclassSlug: fc.constantFrom('equity-etf', 'bond-etf', 'precious-metals', null),
  sector: fc.constantFrom('banks', 'Technology', 'What is this', null),
  country: anyCountry,
  currency: fc.constantFrom('usd', 'eur', 'pln'),
  value: anyAmount,
  makeUp: fc.option(anyMakeUp, { nil: noMakeUp }),
});
const anyCash: fc.Arbitrary<HeldCash> = fc.record({
  currency: fc.constantFrom('pln', 'usd', 'eur'),
  value: anyAmount,
});

const worth = ({ direct, inside }: { direct: typeof zero; inside: typeof zero }) => plus(direct, inside);

test('every dimension adds up to everything held, exactly and to the grosz (EX-1)', () => {
  fc.assert(
    fc.property(fc.array(anyHeld, { maxLength: 8 }), fc.array(anyCash, { maxLength: 3 }), (held, cash) => {
      const looked = lookThrough(held, cash);
      const total = sum([...held, ...cash].map(({ value }) => value));
      expect(compare(looked.total, total)).toBe(0);
      for (const dimension of dimensions) {
        const rows = looked.exposures[dimension].map(worth);
        expect(compare(sum(rows), total), dimension).toBe(0);
        expect(textOf(sum(toTheGrosz(rows)))).toBe(textOf(rounded(total, 2)));
      }
      expect(compare(sum([...looked.quoted.values()]), total)).toBe(0);
      const inCompanies = sum(looked.companies.map(worth));
      expect(compare(plus(plus(inCompanies, looked.unnamed), looked.others), total)).toBe(0);
    }),
    { numRuns: 400 },
  );
});

test('a fund of exactly one company is that company, held by another hand (EX-3)', () => {
  const company = fc.record({
    sector: fc.constantFrom(...sectors),
    country: fc.constantFrom('US', 'PL', 'JP', 'DE'),
    value: anyAmount,
  });
  fc.assert(
    fc.property(company, ({ sector, country, value }) => {
      const share: Held = {
        id: 'share',
        name: 'The Company plc',
        ticker: 'COM',
        isin: 'US67066G1040',
        classSlug: 'stocks',
        subclassSlug: null,
        sector,
        country,
        currency: 'eur',
        value,
        makeUp: null,
      };
      const fund: Held = {
        ...share,
        id: 'fund',
        name: 'A fund',
        isin: null,
        classSlug: 'etf',
        sector: null,
        country: null,
        makeUp: {
          ...emptyLists,
          as_of: '2026-10-31',
          hedged_to: null,
          source: 'typed',
          positions: [
            {
              name: share.name,
              isin: share.isin,
              ticker: 'COM',
              kind: 'shares',
              sector,
              country,
              currency: null,
              weight: '100',
            },
          ],
        },
      };
      const [direct, inside] = [lookThrough([share], []), lookThrough([fund], [])];
      const seen = (looked: typeof direct) => ({
        exposures: dimensions.map((dimension) =>
          looked.exposures[dimension].map((row) => [row.key, textOf(worth(row))]),
        ),
        companies: looked.companies.map((row) => [row.name, row.isin, textOf(worth(row))]),
        unnamed: textOf(looked.unnamed),
      });
      expect(seen(inside)).toEqual(seen(direct));
      const both = lookThrough([share, fund], []);
      expect(both.companies).toHaveLength(1);
      expect(textOf(worth(both.companies[0]!))).toBe(textOf(plus(value, value)));
    }),
  );
});

test('an overlap is the same both ways, between 0 and 100, and whole with itself (EX-6)', () => {
  const anyFund = fc.record({ id: fc.uuid(), isin: fc.constant(null), makeUp: anyMakeUp });
  fc.assert(
    fc.property(anyFund, anyFund, (first, second) => {
      const { percent } = overlapOf(first, second);
      expect(compare(percent, overlapOf(second, first).percent)).toBe(0);
      expect(compare(percent, zero)).toBeGreaterThanOrEqual(0);
      expect(compare(percent, hundred)).toBeLessThanOrEqual(0);
      expect(textOf(overlapOf(first, first).percent)).toBe('100');
    }),
    { numRuns: 400 },
  );
});

test('amounts to the grosz differ from the exact ones by less than a grosz', () => {
  fc.assert(
    fc.property(fc.array(anyAmount, { maxLength: 20 }), (amounts) => {
      for (const [at, amount] of toTheGrosz(amounts).entries()) {
        const off = Math.abs(Number(textOf(plus(amount, { ...amounts[at]!, digits: -amounts[at]!.digits }))));
        expect(off).toBeLessThan(0.0100001);
      }
    }),
  );
});
