/** An exact fraction: arithmetic of its own, so that nothing of the product checks itself. */
export class Fraction {
  readonly n: bigint;
  readonly d: bigint;

  constructor(n: bigint, d = 1n) {
    const sign = d < 0n ? -1n : 1n;
    const by = gcd(n < 0n ? -n : n, d < 0n ? -d : d) || 1n;
    this.n = (sign * n) / by;
    this.d = (sign * d) / by;
  }

  static of(text: string | number): Fraction {
    const [whole = '0', part = ''] = String(text).split('.');
    return new Fraction(BigInt(whole + part), 10n ** BigInt(part.length));
  }

  plus(other: Fraction): Fraction {
    return new Fraction(this.n * other.d + other.n * this.d, this.d * other.d);
  }
  minus(other: Fraction): Fraction {
    return new Fraction(this.n * other.d - other.n * this.d, this.d * other.d);
  }
  times(other: Fraction): Fraction {
    return new Fraction(this.n * other.n, this.d * other.d);
  }
  over(other: Fraction): Fraction {
    return new Fraction(this.n * other.d, this.d * other.n);
  }
  get size(): Fraction {
    return new Fraction(this.n < 0n ? -this.n : this.n, this.d);
  }
  /** Negative, zero or positive. */
  compare(other: Fraction): number {
    const difference = this.n * other.d - other.n * this.d;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }
}

export const nothing = new Fraction(0n);

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
