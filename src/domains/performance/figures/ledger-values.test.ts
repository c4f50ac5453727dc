import { describe, expect, it } from 'vitest';
import { twoPortfolios, withoutRates } from '../../../../tests/support/valued-ledger/two-portfolios.ts';
import { textOf } from '../../../foundation/decimal.ts';
import { holdingsIn, isHeld, nothingKnown, totalsOf, wholeTotal, withoutValues } from './ledger-values.ts';

const ledger = twoPortfolios();
const totals = totalsOf(ledger);

describe('the sums of portfolios', () => {
  it('are of what each holds, with its cash where that is followed (rules P-1 and L-7)', () => {
    const texts = (id: string) => {
      const { marketValue, profit, stake } = totals.get(id)!;
      return [marketValue, profit, stake].map(textOf);
    };
    expect(texts('pension')).toEqual(['1111.2', '111.2', '1000']);
    expect(texts('dollars')).toEqual(['2520', '720', '4000']);
  });

  it('paper portfolios never count in the whole', () => {
    const { marketValue, profit } = wholeTotal(ledger, totals);
    expect([marketValue, profit].map(textOf)).toEqual(['3631.2', '831.2']);
  });
});

describe('what is in a portfolio', () => {
  it('is found by it, held or sold', () => {
    const [pension, dollars] = ledger.portfolios;
    expect(holdingsIn(ledger.holdings, [pension!, dollars!]).map(({ id }) => id)).toEqual(['kgh', 'spy']);
    expect(ledger.holdings.every((holding) => isHeld(ledger, holding))).toBe(true);
  });
});

describe('nothing is known (rule L-11)', () => {
  it('where something is there and none of it has a rate', () => {
    const far = withoutRates();
    expect(nothingKnown(far, far.portfolios)).toBe(true);
  });

  it('not where some of it has one, nor where nothing is there', () => {
    expect(nothingKnown(ledger, ledger.portfolios)).toBe(false);
    const empty = twoPortfolios({ holdings: [] });
    expect(nothingKnown(empty, [empty.portfolios[1]!])).toBe(false);
  });

  it('and then the history is unknown too, never one of zeros', () => {
    const { value, inflow } = withoutValues(totals.get('dollars')!).daily;
    expect(value.every(Number.isNaN)).toBe(true);
    expect(inflow[0]).toBe(4000);
  });
});
