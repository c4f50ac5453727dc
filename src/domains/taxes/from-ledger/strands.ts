import type { LedgerEntry } from './ledger-entry.ts';
import type { LedgerInput } from './translation.ts';

/**
 * Rows whose tax hangs on each other, in their order: those of one paper, and those of papers that a transfer or a booking
 * ties together. What is of no paper hangs together too, but for a fee, which is of its booking alone; fees of nothing
 * else are one strand for all. Nothing that is in one strand changes what another one comes to.
 */
export function strandsOf({
  entries,
  instruments,
}: Pick<LedgerInput, 'entries' | 'instruments'>): LedgerEntry[][] {
  const ties = new Ties(entries.length);
  const [papers, links, bookings] = [new Map(), new Map(), new Map()] as Map<string, number>[];
  for (const [at, { instrument, type, link, source }] of entries.entries()) {
    const isOfPaper = instrument !== null;
    const isFee = type === 'fee';
    if (isOfPaper) ties.tie(at, papers!, instruments.get(instrument)?.isin ?? instrument);
    else if (!isFee) ties.tie(at, papers!, '');
    if (link !== null) ties.tie(at, links!, link);
    if (source && (isOfPaper || isFee)) ties.tie(at, bookings!, source.key);
  }
  const strands = new Map<number, LedgerEntry[]>();
  for (const [at, entry] of entries.entries()) {
    const first = ties.firstOf(at);
    const strand = strands.get(first);
    if (strand) strand.push(entry);
    else strands.set(first, [entry]);
  }
  const all = [...strands.values()];
  const alone = all.filter(isAlone).flat();
  return [...all.filter((strand) => !isAlone(strand)), ...(alone.length ? [alone] : [])];
}

const isAlone = (strand: readonly LedgerEntry[]): boolean =>
  strand.length === 1 && strand[0]!.instrument === null;

/** Which rows are tied to each other; each is known by the first of those it is tied to. */
class Ties {
  readonly #to: number[];

  constructor(rows: number) {
    this.#to = Array.from({ length: rows }, (_, at) => at);
  }

  /** To all rows that have the same knot. */
  tie(row: number, knots: Map<string, number>, knot: string): void {
    const known = knots.get(knot);
    if (known === undefined) {
      knots.set(knot, row);
      return;
    }
    const [a, b] = [this.firstOf(row), this.firstOf(known)];
    if (a < b) this.#to[b] = a;
    else this.#to[a] = b;
  }

  firstOf(row: number): number {
    let at = row;
    while (this.#to[at] !== at) {
      // Ways are made shorter while they are gone.
      this.#to[at] = this.#to[this.#to[at]!]!;
      at = this.#to[at]!;
    }
    return at;
  }
}
