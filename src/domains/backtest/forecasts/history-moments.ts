import type { Past } from '../market/past.ts';

/**
 * Mean and raw second moments (no mean taken away) of all returns so far, kept up by adding the rows that
 * are new. A pair of assets counts the days on which both have a return.
 */
export class HistoryMoments {
  readonly #n: number;
  readonly #sums: Float64Array;
  readonly #counts: Float64Array;
  /** Lower triangle, row after row. */
  readonly #products: Float64Array;
  /** Days that only some assets have; created with the first gap. */
  #gapCounts: Float64Array | null = null;
  #fullRows = 0;
  #rows = 0;
  readonly #line: Float64Array;

  constructor(assets: number) {
    this.#n = assets;
    this.#sums = new Float64Array(assets);
    this.#counts = new Float64Array(assets);
    this.#products = new Float64Array(assets * assets);
    this.#line = new Float64Array(assets);
  }

  absorb(past: Past): void {
    if (this.#rows === past.rows) return;
    const returns = past.returns();
    for (; this.#rows < past.rows; this.#rows++) this.#absorbRow(returns, this.#rows * this.#n);
  }

  #absorbRow(returns: Float64Array, at: number): void {
    const n = this.#n;
    const line = this.#line;
    let gaps = 0;
    for (let i = 0; i < n; i++) {
      const value = returns[at + i]!;
      if (Number.isNaN(value)) {
        gaps++;
        line[i] = 0;
        continue;
      }
      line[i] = value;
      this.#sums[i]! += value;
      this.#counts[i]!++;
    }
    const products = this.#products;
    for (let i = 0; i < n; i++) {
      const value = line[i]!;
      if (value === 0) continue;
      for (let j = 0, k = i * n; j <= i; j++, k++) products[k]! += value * line[j]!;
    }
    if (gaps === 0) this.#fullRows++;
    else this.#countGaps(returns, at);
  }

  #countGaps(returns: Float64Array, at: number): void {
    const n = this.#n;
    this.#gapCounts ??= new Float64Array(n * n);
    for (let i = 0; i < n; i++) {
      if (Number.isNaN(returns[at + i]!)) continue;
      for (let j = 0; j <= i; j++) if (!Number.isNaN(returns[at + j]!)) this.#gapCounts[i * n + j]!++;
    }
  }

  mean(asset: number): number {
    return this.#sums[asset]! / this.#counts[asset]!;
  }

  rootMeanSquare(asset: number): number {
    return Math.sqrt(this.#products[asset * this.#n + asset]! / this.#counts[asset]!);
  }

  /** Writes the full matrix of the named assets; true when all pairs count the same days. */
  secondMoments(assets: Int32Array, into: Float64Array): boolean {
    const n = this.#n;
    const m = assets.length;
    const gapCounts = this.#gapCounts;
    let even = true;
    for (let a = 0; a < m; a++)
      for (let b = 0; b <= a; b++) {
        // Members are in ascending order, so the place is always in the lower triangle.
        const k = assets[a]! * n + assets[b]!;
        const count = this.#fullRows + (gapCounts ? gapCounts[k]! : 0);
        if (count !== this.#rows) even = false;
        const value = count > 0 ? this.#products[k]! / count : 0;
        into[a * m + b] = value;
        into[b * m + a] = value;
      }
    return even;
  }
}
