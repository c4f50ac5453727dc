import { factorize, invertFactored, solveFactored } from './cholesky.ts';

/**
 * Positive definite systems of the planning steps: dense blocks of size n on the diagonal, and between
 * neighbouring steps only a diagonal matrix, minus the curvature of their trades.
 */
export class BlockTridiagonal {
  readonly blocks: Float64Array;
  /** Entry (s, i) couples asset i of step s with step s - 1; given as a positive number, meant negative. */
  readonly couplings: Float64Array;
  readonly #n: number;
  readonly #steps: number;
  readonly #inverse: Float64Array;
  readonly #spare: Float64Array;

  constructor(n: number, steps: number) {
    this.#n = n;
    this.#steps = steps;
    this.blocks = new Float64Array(steps * n * n);
    this.couplings = new Float64Array(steps * n);
    this.#inverse = new Float64Array(steps > 1 ? n * n : 0);
    this.#spare = new Float64Array(n);
  }

  factorize(): boolean {
    const n = this.#n;
    for (let s = 0; s < this.#steps; s++) {
      const block = s * n * n;
      if (s > 0) {
        const inverse = this.#inverse;
        invertFactored(this.blocks, n, block - n * n, inverse);
        for (let i = 0; i < n; i++) {
          const left = this.couplings[s * n + i]!;
          for (let j = 0; j <= i; j++)
            this.blocks[block + i * n + j]! -= left * inverse[i * n + j]! * this.couplings[s * n + j]!;
        }
      }
      if (!factorize(this.blocks, n, block)) return false;
    }
    return true;
  }

  /** Solves in place; `b` begins at `at` and has all steps. */
  solve(b: Float64Array, at = 0): void {
    const n = this.#n;
    const spare = this.#spare;
    const last = this.#steps - 1;
    // Forward: the right side of each step takes in what the step before leaves behind.
    for (let s = 1; s <= last; s++) {
      for (let i = 0; i < n; i++) spare[i] = b[at + (s - 1) * n + i]!;
      solveFactored(this.blocks, n, spare, 0, (s - 1) * n * n);
      for (let i = 0; i < n; i++) b[at + s * n + i]! += this.couplings[s * n + i]! * spare[i]!;
    }
    for (let s = last; s >= 0; s--) {
      if (s < last)
        for (let i = 0; i < n; i++)
          b[at + s * n + i]! += this.couplings[(s + 1) * n + i]! * b[at + (s + 1) * n + i]!;
      solveFactored(this.blocks, n, b, at + s * n, s * n * n);
    }
  }
}
