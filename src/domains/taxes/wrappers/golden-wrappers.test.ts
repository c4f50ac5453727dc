import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Decimal, decimal, fixedTextOf, textOf } from '../../../foundation/decimal.ts';
import { payoutOf } from '../../pensions/ppk-payout.ts';
import { ikzePaidOut, isGoodExit, returned, returnedInPart } from './exits.ts';
import { roomOf } from './room.ts';

// biome-ignore lint/suspicious/noExplicitAny: a file from outside.
type Any = any;
const file = new URL('../../../../tests/golden/tax/cases.json', import.meta.url);
const { cases }: { cases: Any[] } = JSON.parse(readFileSync(file, 'utf8'));
const caseOf = (id: string) => cases.find((one) => one.id === id);

test('limits of wrappers (TX-20)', () => {
  const one = caseOf('s25');
  for (const [wrapper, years] of Object.entries<Any>(one.expected.limits)) {
    const accounts = one.accounts
      .filter((account: Any) => account.wrapper === wrapper)
      .map(({ id }: Any) => id);
    const deposits = one.operations
      .filter((op: Any) => accounts.includes(op.account))
      .map((op: Any) => ({
        id: op.id,
        day: op.date,
        amount: decimal(op.amount),
        isTransfer: op.transfer_in ?? false,
      }));
    for (const [year, expected] of Object.entries<Any>(years)) {
      const rate = one.marginal_rate[year];
      const room = roomOf(wrapper.toLowerCase() as 'ike', Number(year), deposits, {
        isSelfEmployed: () => false,
        marginalRate: rate && decimal(rate),
      });
      expect({
        limit: fixedTextOf(room.limit!, 2),
        paid: fixedTextOf(room.paid, 2),
        room: fixedTextOf(room.room!, 2),
        excess: fixedTextOf(room.excess!, 2),
        ...(room.firstOver && { first_over: room.firstOver }),
        ...(room.deductible && { deductible: fixedTextOf(room.deductible, 2) }),
        ...(room.saved && { tax_saved: fixedTextOf(room.saved, 2) }),
      }).toEqual(expected);
    }
  }
});

test('leaving a wrapper (TX-21)', () => {
  const { exits, expected } = caseOf('s26');
  const figures = (exit: { income: Decimal; base: Decimal; tax: Decimal; net: Decimal }) => ({
    income: fixedTextOf(exit.income, 2),
    base: textOf(exit.base),
    tax: textOf(exit.tax),
    net: fixedTextOf(exit.net, 2),
  });
  for (const asked of exits) {
    const wanted = expected.exits[asked.id];
    const age = { age: asked.age, yearsWithDeposits: asked.years_with_deposits };
    switch (asked.kind) {
      case 'ike_return':
        expect(figures(returned(decimal(asked.value), decimal(asked.contributions)))).toEqual(wanted);
        break;
      case 'ike_partial_return': {
        const part = returnedInPart(
          decimal(asked.amount),
          decimal(asked.value),
          decimal(asked.contributions),
        );
        expect({
          ...figures(part),
          cost: fixedTextOf(part.cost, 2),
          contributions_left: fixedTextOf(part.depositsLeft, 2),
        }).toEqual(wanted);
        break;
      }
      case 'ike_payout':
        expect(isGoodExit('ike', age)).toBe(wanted.exempt);
        break;
      case 'ikze_payout': {
        expect(isGoodExit('ikze', age)).toBe(wanted.flat_10);
        if (wanted.flat_10)
          expect(figures(ikzePaidOut(decimal(asked.value)))).toMatchObject({
            base: wanted.base,
            tax: wanted.tax,
            net: wanted.net,
          });
        else expect(wanted.added_to_income).toBe(fixedTextOf(decimal(asked.value), 2));
        break;
      }
      default: {
        const lot = ({ paid, value }: Any) => ({ paid: decimal(paid), value: decimal(value) });
        const { early } = payoutOf({
          employee: lot(asked.employee),
          employer: lot(asked.employer),
          state: lot(asked.state),
        });
        expect({
          to_zus: fixedTextOf(early.toInsurance, 2),
          state_back: fixedTextOf(early.toState, 2),
          income: fixedTextOf(early.gain, 2),
          base: textOf(early.base),
          tax: textOf(early.tax),
          net: fixedTextOf(early.net, 2),
        }).toEqual({
          to_zus: wanted.to_zus,
          state_back: wanted.state_back,
          income: wanted.income,
          base: wanted.base,
          tax: wanted.tax,
          net: wanted.net,
        });
      }
    }
  }
});
