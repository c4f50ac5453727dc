import fc from 'fast-check';
import { expect, test } from 'vitest';
import { often } from '../../../../tests/support/chance/chance.ts';
import { anyLedger, makeLedger } from '../../../../tests/support/records/random-ledger.ts';
import { pricedLedger } from '../../../../tests/support/valued-ledger/random-scope.ts';
import { compare, plus } from '../../../foundation/decimal.ts';
import { sumsOf, totalOfAll } from '../../valuation/total-value.ts';
import { placeOf } from '../journal/journal.ts';
import { totalsOf } from './ledger-values.ts';
import { taggedLedger } from './tagged-ledger.ts';

test('assets with a tag and those without come to all assets, and nobody’s cash is among them (WL-10)', () => {
  fc.assert(
    fc.property(
      anyLedger(300),
      fc.constantFrom('pln', 'eur', 'usd'),
      fc.func(fc.constantFrom('no', 'everywhere', 'there')),
      (options, shown, tagOf) => {
        const ledger = pricedLedger(makeLedger(options), shown);
        const at = (where: 'everywhere' | 'there') =>
          ledger.holdings
            .filter(({ instrument_id, portfolio_id }) => tagOf(instrument_id, portfolio_id) === where)
            .map(({ instrument_id, portfolio_id }) =>
              placeOf(instrument_id, where === 'there' ? portfolio_id : null),
            );
        const tagged = taggedLedger(ledger, new Set([...at('everywhere'), ...at('there')]));
        const chosen = new Set(tagged.holdings.map(({ id }) => id));
        const rest = ledger.holdings.filter(({ id }) => !chosen.has(id));
        const places = rest.map(({ instrument_id, portfolio_id }) => placeOf(instrument_id, portfolio_id));
        const [some, others] = [tagged, taggedLedger(ledger, new Set(places))].map((part) =>
          totalOfAll([...totalsOf(part).values()], part.today),
        );
        const all = sumsOf(ledger.holdings.flatMap(({ id }) => ledger.measured.get(id)?.value ?? []));
        for (const name of ['marketValue', 'openCost', 'realised', 'unrealised', 'profit'] as const)
          expect(compare(plus(some![name], others![name]), all[name])).toBe(0);
        expect([...tagged.cash.values()].every((cash) => cash?.balances.length === 0)).toBe(true);
      },
    ),
    { numRuns: often(20) },
  );
});
