import type { MarketData } from './market-data.ts';

/**
 * Which assets may be held: enough returns before the day and a return on it. The second half looks one
 * period ahead by intention: an asset leaves on its last priced day.
 */
export class Universe {
  members: Int32Array = new Int32Array(0);
  version = 0;
  readonly #market: MarketData;
  readonly #minObservations: number;
  readonly #seen: Int32Array;
  readonly #member: Uint8Array;
  #row = 0;

  constructor(market: MarketData, minObservations: number) {
    this.#market = market;
    this.#minObservations = minObservations;
    this.#seen = new Int32Array(market.assets.length);
    this.#member = new Uint8Array(market.assets.length);
  }

  has(asset: number): boolean {
    return this.#member[asset] === 1;
  }

  /** True when the set of members has changed. */
  moveTo(row: number): boolean {
    const { returns, assets } = this.#market;
    const n = assets.length;
    const seen = this.#seen;
    for (; this.#row < row; this.#row++)
      for (let i = 0, at = this.#row * n; i < n; i++, at++) if (!Number.isNaN(returns[at]!)) seen[i]!++;
    let changed = this.version === 0;
    let size = 0;
    for (let i = 0, at = row * n; i < n; i++, at++) {
      const is = !Number.isNaN(returns[at]!) && seen[i]! >= this.#minObservations ? 1 : 0;
      if (is !== this.#member[i]) {
        this.#member[i] = is;
        changed = true;
      }
      size += is;
    }
    if (!changed) return false;
    this.version++;
    this.members = new Int32Array(size);
    for (let i = 0, k = 0; i < n; i++) if (this.#member[i] === 1) this.members[k++] = i;
    return true;
  }
}
