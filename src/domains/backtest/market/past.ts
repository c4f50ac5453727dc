import type { MarketData } from './market-data.ts';

/**
 * What is known at the trade of one day: returns and volumes of earlier rows, prices up to today.
 * The tables are cut off views, so a look ahead reads `undefined` and not tomorrow.
 */
export class Past {
  readonly assets: readonly string[];
  readonly count: number;
  #market: MarketData;
  #row = 0;

  constructor(market: MarketData) {
    this.#market = market;
    this.assets = market.assets;
    this.count = market.assets.length;
  }

  /** Only the day loop turns the page. */
  moveTo(row: number): void {
    this.#row = row;
  }

  /** How many rows lie behind: rows 0 to `rows - 1` may be read. */
  get rows(): number {
    return this.#row;
  }

  get date(): string {
    return this.#market.dates[this.#row]!;
  }

  get day(): number {
    return this.#market.days[this.#row]!;
  }

  dayOf(row: number): number {
    return row <= this.#row ? this.#market.days[row]! : Number.NaN;
  }

  returns(): Float64Array {
    return this.#market.returns.subarray(0, this.#row * this.count);
  }

  cashReturns(): Float64Array {
    return this.#market.cashReturns.subarray(0, this.#row);
  }

  volumes(): Float64Array | null {
    return this.#market.volumes?.subarray(0, this.#row * this.count) ?? null;
  }

  prices(): Float64Array | null {
    return this.#market.prices?.subarray(0, (this.#row + 1) * this.count) ?? null;
  }
}
