import {
  type ActionTerms,
  leadingTypes,
  planAction,
} from '../../../src/domains/corporate-actions/plan-action.ts';
import { lastRank, unitsAt } from '../../../src/domains/corporate-actions/units-at.ts';
import { type EventKind, eventKinds } from '../../../src/domains/ledger/event-kinds.ts';
import type { LedgerRow } from '../../../src/domains/ledger/ledger-row.ts';
import { compareRows } from '../../../src/domains/ledger/order-rows.ts';
import { decimal, sign, zero } from '../../../src/foundation/decimal.ts';
import {
  currencies,
  diceOf,
  firstDay,
  type RandomHolding,
  type RandomLedger,
} from '../records/random-ledger.ts';

const none = { ratio: null, share: null, price: null, cash: null, inLieu: null, units: null, tax: zero };

function termsOf(kind: EventKind, dice: ReturnType<typeof diceOf>): ActionTerms {
  const money = () => decimal(`${1 + dice.below(300)}.${dice.below(90) + 10}`);
  return {
    ...none,
    kind,
    ratio: dice.oneOf(['1:2', '3:7', '2:1', '1:100', '5:3']).split(':').map(decimal) as ActionTerms['ratio'],
    share: kind === 'spin-off' && dice.below(3) ? decimal(`${dice.below(100)}.${dice.below(90) + 10}`) : null,
    price: kind === 'delisting' && dice.below(2) ? null : money(),
    cash: dice.below(2) || kind === 'rights' ? money() : null,
    tax: dice.below(3) ? zero : decimal('1.5'),
  };
}

/**
 * Lets corporate actions happen to the assets of a ledger. What would take units that are gone by then is left out, as
 * nobody could have recorded it.
 */
export function withActions(
  ledger: RandomLedger,
  count: number,
): { ledger: RandomLedger; done: EventKind[] } {
  const dice = diceOf(ledger.seed ^ 0x5f5f);
  const holdings: RandomHolding[] = ledger.holdings.map((holding) => ({ ...holding }));
  const done: EventKind[] = [];
  const days = Array.from({ length: count }, () => firstDay + 30 + dice.below(1500)).sort((a, b) => a - b);
  for (const [i, day] of days.entries()) {
    const kind = dice.oneOf(eventKinds);
    const from = dice.below(holdings.length);
    const to = (from + 1 + dice.below(Math.max(1, holdings.length - 1))) % holdings.length;
    if (from === to) continue;
    const [source, target] = [holdings[from]!, holdings[to]!];
    const link = `action-${i}`;
    const row = (type: LedgerRow['type'], isLinked: boolean, n: number): LedgerRow => ({
      id: `${link}-${n}`,
      type,
      day,
      second: null,
      rank: type === 'sell' ? lastRank : 0,
      units: null,
      price: null,
      total: null,
      currency: dice.oneOf(currencies),
      fee: zero,
      tax: zero,
      toTotal: null,
      toCurrency: null,
      numerator: null,
      denominator: null,
      share: null,
      link: isLinked ? link : null,
    });
    const leads = row(leadingTypes[kind], kind === 'spin-off' || leadingTypes[kind] === 'transfer-out', 0);
    const held = unitsAt(source.rows, leads);
    if (sign(held) <= 0) continue;
    const planned = planAction(termsOf(kind, dice), held, { source: decimal('50'), target: null });
    const made = planned.map((each, n) => ({
      of: each.of,
      row: {
        ...row(each.type, each.isLinked, n),
        ...each,
        numerator: each.ratio?.[0] ?? null,
        denominator: each.ratio?.[1] ?? null,
      },
    }));
    const takesAll = leads.type === 'transfer-out' || leads.type === 'sell';
    if (takesAll) source.rows = source.rows.filter((each) => compareRows(each, leads) < 0);
    for (const each of made) (each.of === 'source' ? source : target).rows.push(each.row);
    done.push(kind);
  }
  return { ledger: { ...ledger, holdings }, done };
}
