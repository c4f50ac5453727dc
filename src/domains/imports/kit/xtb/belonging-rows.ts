import { decimal, negated, textOf } from '../../../../foundation/decimal.ts';
import type { Meaning } from './kinds.ts';
import { isSecurity } from './listing.ts';
import type { Operation } from './operation.ts';

export type Known = { operation: Operation; meaning: Meaning };

/** Rows that are part of another one: the result and the commission of a trade, the halves of a transfer. */
export type Belonging = {
  /** By the trade: the row that adds what was won or lost since the purchase. */
  result: Map<Operation, Operation>;
  commission: Map<Operation, Operation>;
  /** Money that left one account and reached another one of the same file. */
  cancelled: Set<Operation>;
};

export function belongingRows(all: readonly Known[]): Belonging {
  const of = (...kinds: Meaning['kind'][]) =>
    all.filter(({ meaning }) => kinds.includes(meaning.kind)).map(({ operation }) => operation);
  const sales = of('sell');
  const results = of('result').filter(isSecurity);
  const byPosition = pairs(sales, results, ({ symbol, position }) => position && `${symbol} ${position}`);
  const left = (list: Operation[], taken: Iterable<Operation>) => {
    const gone = new Set(taken);
    return list.filter((one) => !gone.has(one));
  };
  const byMoment = pairs(left(sales, byPosition.keys()), left(results, byPosition.values()), momentKey);
  return {
    result: new Map([...byPosition, ...byMoment]),
    commission: pairs(of('buy', 'sell'), of('commission'), momentKey),
    cancelled: cancelledTransfers(of('transfer')),
  };
}

function momentKey({ symbol, name, day, time }: Operation): string | undefined {
  return time && (symbol ?? name) ? `${symbol ?? name} ${day} ${time}` : undefined;
}

function grouped(list: readonly Operation[], keyOf: (one: Operation) => string | undefined) {
  const groups = new Map<string, Operation[]>();
  for (const one of list) {
    const key = keyOf(one);
    if (!key) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** One row of either list under the same key, or as many of both whose ids are neighbours in pairs. */
function pairs(
  mains: readonly Operation[],
  parts: readonly Operation[],
  keyOf: (one: Operation) => string | undefined,
): Map<Operation, Operation> {
  const found = new Map<Operation, Operation>();
  const partGroups = grouped(parts, keyOf);
  for (const [key, group] of grouped(mains, keyOf)) {
    const others = partGroups.get(key);
    if (others?.length !== group.length) continue;
    if (group.length === 1) found.set(group[0]!, others[0]!);
    else for (const [main, part] of neighbours(group, others) ?? []) found.set(main, part);
  }
  return found;
}

/** Nothing unless every row of one list is followed by its part in the other, or every one follows it. */
function neighbours(mains: readonly Operation[], parts: readonly Operation[]) {
  const byId = new Map(parts.map((part) => [part.id, part]));
  return [-1n, 1n]
    .map((step) => mains.map((main) => [main, byId.get(shifted(main.id, step))] as const))
    .find((pairing): pairing is [Operation, Operation][] => pairing.every(([, part]) => part));
}

function shifted(id: string | undefined, step: bigint): string | undefined {
  return id && /^\d{1,20}$/.test(id) ? String(BigInt(id) + step) : undefined;
}

/** `Transfer from 1 to 2` twice in the same second, once out and once in. */
function cancelledTransfers(transfers: readonly Operation[]): Set<Operation> {
  const found = new Set<Operation>();
  const waiting = new Map<string, Operation[]>();
  for (const one of transfers) {
    const place = `${one.day} ${one.time} ${one.comment} `;
    const opposite = waiting.get(place + textOf(negated(decimal(one.amount))))?.pop();
    if (opposite && one.comment) {
      found.add(one).add(opposite);
      continue;
    }
    const key = place + textOf(decimal(one.amount));
    const same = waiting.get(key);
    if (same) same.push(one);
    else waiting.set(key, [one]);
  }
  return found;
}
