import type { LedgerEntry } from './ledger-entry.ts';
import type { LedgerInput } from './translation.ts';

/**
 * Rows whose tax hangs on each other, in their order: those of one paper, and those of papers that a transfer or a booking
 * ties together. A fee of no paper is of its booking, and all else that is of no paper is one strand. Nothing that is in
 * one strand changes what another one comes to.
 */
export function strandsOf({
  entries,
  instruments,
}: Pick<LedgerInput, 'entries' | 'instruments'>): LedgerEntry[][] {
  const ties = new Ties(entries.length);
  const papers = new Map<string, number>();
  const links = new Map<string, number>();
  const bookings = new Map<string, number>();
  for (const [at, { instrument, type, link, source }] of entries.entries()) {
    if (instrument !== null) ties.tie(at, papers, instruments.get(instrument)?.isin ?? instrument);
    if (link !== null) ties.tie(at, links, link);
    if (source && (instrument !== null || type === 'fee')) ties.tie(at, bookings, source.key);
  }
  const strands = Map.groupBy(entries, (_, at) => ties.firstOf(at)).values();
  const { tied = [], untied = [] } = Object.groupBy(strands, (rows) =>
    rows.length === 1 && rows[0]!.instrument === null ? 'untied' : 'tied',
  );
  return untied.length ? [...tied, untied.flat()] : tied;
}

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
