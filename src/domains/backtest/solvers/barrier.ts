/** Quantities that must stay positive, each with its multiplier; their products are led to zero. */
export class Barrier {
  readonly v: Float64Array;
  readonly l: Float64Array;
  readonly dv: Float64Array;
  readonly dl: Float64Array;
  /** What the products are to become in the next step. */
  readonly aim: Float64Array;

  constructor(length: number) {
    this.v = new Float64Array(length);
    this.l = new Float64Array(length).fill(1);
    this.dv = new Float64Array(length);
    this.dl = new Float64Array(length);
    this.aim = new Float64Array(length);
  }

  /** The corrector takes away the product of the predictor's moves. */
  aimAt(mu: number, correct: boolean): void {
    for (let k = 0; k < this.v.length; k++) this.aim[k] = correct ? mu - this.dv[k]! * this.dl[k]! : mu;
  }

  /** The multiplier's move that belongs to the move of the quantity. */
  follow(k: number): void {
    this.dl[k] = (this.aim[k]! - this.l[k]! * this.dv[k]!) / this.v[k]! - this.l[k]!;
  }

  /** The quantity's move that belongs to the move of the multiplier. */
  lead(k: number): void {
    this.dv[k] = (this.aim[k]! - this.v[k]! * this.dl[k]!) / this.l[k]! - this.v[k]!;
  }

  /** Largest step that keeps everything positive, at most `alpha`. */
  reach(alpha: number): number {
    let most = alpha;
    for (let k = 0; k < this.v.length; k++) {
      if (this.v[k]! + most * this.dv[k]! < 0) most = -this.v[k]! / this.dv[k]!;
      if (this.l[k]! + most * this.dl[k]! < 0) most = -this.l[k]! / this.dl[k]!;
    }
    return most;
  }

  /** Sum of the products after a step; a step of 0 gives the present sum. */
  products(alpha: number): number {
    let sum = 0;
    for (let k = 0; k < this.v.length; k++)
      sum += (this.v[k]! + alpha * this.dv[k]!) * (this.l[k]! + alpha * this.dl[k]!);
    return sum;
  }

  move(alpha: number): void {
    for (let k = 0; k < this.v.length; k++) {
      this.v[k]! += alpha * this.dv[k]!;
      this.l[k]! += alpha * this.dl[k]!;
    }
  }
}
