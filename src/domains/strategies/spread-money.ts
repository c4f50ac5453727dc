import { compare, type Decimal, minus, over, sign, sum, zero } from '../../foundation/decimal.ts';

/**
 * Shares money out among shortfalls so that the largest shrink first, until those left are equal (rule S-5). Nobody gets
 * more than is missing; where there is enough for all, all get everything.
 */
export function spreadMoney(money: Decimal, shortfalls: readonly Decimal[]): Decimal[] {
  if (compare(money, sum(shortfalls)) >= 0) return [...shortfalls];
  const level = levelOf(money, shortfalls);
  return shortfalls.map((missing) => {
    const given = minus(missing, level);
    return sign(given) > 0 ? given : zero;
  });
}

/** What everybody is still missing afterwards: the top k shortfalls are cut to it, the others lie below it already. */
function levelOf(money: Decimal, shortfalls: readonly Decimal[]): Decimal {
  const falling = [...shortfalls].sort((a, b) => compare(b, a));
  let top = zero;
  for (const [at, missing] of falling.entries()) {
    top = sum([top, missing]);
    const level = over(minus(top, money), { digits: BigInt(at + 1), places: 0 });
    const next = falling[at + 1] ?? zero;
    if (compare(level, next) >= 0) return level;
  }
  return zero;
}
