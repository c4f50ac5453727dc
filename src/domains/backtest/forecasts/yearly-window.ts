/**
 * Sums over the rows of the last 365.24 days before today, one for each asset, kept by adding the new row
 * and taking the oldest away. Missing values are skipped.
 */
export class YearlyWindow {
  readonly sums: Float64Array;
  readonly counts: Int32Array;
  readonly #count: number;
  readonly #squared: boolean;
  #from = 0;
  #to = 0;

  constructor(assets: number, what: 'values' | 'squares') {
    this.#count = assets;
    this.#squared = what === 'squares';
    this.sums = new Float64Array(assets);
    this.counts = new Int32Array(assets);
  }

  /** Moves the window to the rows before `row`; rows are only ever passed forward. */
  advance(table: Float64Array, days: { [row: number]: number }, row: number): void {
    while (this.#to < row) this.#add(table, this.#to++, 1);
    // Whole days: at least 365.24 days ago means at least 365.
    const oldest = days[row]! - 365;
    while (this.#from < this.#to && days[this.#from]! < oldest) this.#add(table, this.#from++, -1);
  }

  #add(table: Float64Array, row: number, sign: 1 | -1): void {
    const n = this.#count;
    const at = row * n;
    for (let i = 0; i < n; i++) {
      const value = table[at + i]!;
      if (Number.isNaN(value)) continue;
      this.sums[i]! += sign * (this.#squared ? value * value : value);
      this.counts[i]! += sign;
    }
  }

  mean(asset: number): number {
    return this.sums[asset]! / this.counts[asset]!;
  }

  rootMean(asset: number): number {
    return Math.sqrt(Math.max(0, this.sums[asset]!) / this.counts[asset]!);
  }
}
