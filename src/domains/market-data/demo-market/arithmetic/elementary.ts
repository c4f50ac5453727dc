/**
 * exp, log and sqrt out of +, -, * and / alone. The language leaves the last bits of Math.exp, Math.log and even
 * Math.sqrt to the engine; the four operations are exact IEEE 754 everywhere, so the demonstration market comes out
 * the same, byte for byte, on every machine. Nothing in this folder may call those functions or use `**`.
 */
const ln2High = 0.6931471803691238;
const ln2Low = 1.9082149292705877e-10;
const invertedLn2 = 1 / (ln2High + ln2Low);

const reach = 1100;
const powersOfTwo = new Float64Array(2 * reach + 1);
powersOfTwo[reach] = 1;
for (let i = 1; i <= reach; i++) {
  powersOfTwo[reach + i] = powersOfTwo[reach + i - 1]! * 2;
  powersOfTwo[reach - i] = powersOfTwo[reach - i + 1]! / 2;
}

/** 1/n! for n = 0 to 14, each divided once. */
const factorials = Array.from({ length: 15 }, (_, n) => {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return 1 / product;
});

/** Good to the last bit or two for what prices need: |x| up to about 700. */
export function exp(x: number): number {
  const power = Math.floor(x * invertedLn2 + 0.5);
  const r = x - power * ln2High - power * ln2Low;
  let sum = 0;
  for (let term = 14; term >= 0; term--) sum = sum * r + factorials[term]!;
  return sum * powersOfTwo[reach + power]!;
}

const halves = [4294967296, 65536, 256, 16, 4, 2];
const halfPowers = [32, 16, 8, 4, 2, 1];

/** Natural logarithm of a positive number. */
export function log(x: number): number {
  if (!(x > 0)) throw new RangeError(`no logarithm of ${x}`);
  let mantissa = x;
  let power = 0;
  for (let i = 0; i < 6; i++) {
    const step = halves[i]!;
    while (mantissa >= step) {
      mantissa /= step;
      power += halfPowers[i]!;
    }
    while (mantissa * step < 2) {
      mantissa *= step;
      power -= halfPowers[i]!;
    }
  }
  if (mantissa > 1.4) {
    mantissa /= 2;
    power += 1;
  }
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let series = 0;
  for (let odd = 21; odd >= 1; odd -= 2) series = series * square + 1 / odd;
  return power * ln2High + (power * ln2Low + 2 * s * series);
}

/** Square root by Newton's rule, from a start within a factor of two. */
export function sqrt(x: number): number {
  if (x <= 0) return 0;
  let root = 1;
  for (let rest = x; rest >= 4; rest /= 4) root *= 2;
  for (let rest = x; rest < 1; rest *= 4) root /= 2;
  for (let i = 0; i < 6; i++) root = 0.5 * (root + x / root);
  return root;
}

/** A small whole power, where `**` would leave the last bit open. */
export function tenTo(places: number): number {
  let result = 1;
  for (let i = 0; i < places; i++) result *= 10;
  return result;
}

/** Rounded to a number of decimals: a whole number over a power of ten is the nearest double to that decimal. */
export function roundTo(value: number, places: number): number {
  const scale = tenTo(places);
  return Math.round(value * scale) / scale;
}
