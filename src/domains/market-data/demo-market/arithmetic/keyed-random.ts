import { exp, log, sqrt } from './elementary.ts';

/** One word changes the whole market. It is part of what was shipped: do not touch it. */
const seed = 'walory-demonstration-market-1';

/** A stream of chance of its own for each name; what is drawn from it depends on the day only, never on the past. */
export function streamOf(name: string): number {
  let hash = 0x811c9dc5;
  const text = `${seed}/${name}`;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash);
}

function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}

function word(stream: number, day: number, draw: number): number {
  return mix(mix(stream + Math.imul(day, 0x9e3779b1)) ^ Math.imul(draw + 1, 0x85ebca6b)) >>> 0;
}

/** Between 0 and 1, both excluded. */
export function uniform(stream: number, day: number, draw = 0): number {
  return (word(stream, day, draw) + 0.5) / 4294967296;
}

const central = [
  3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.693765509461, 45921.95393154987,
  67265.7709270087, 33430.57558358813, 2509.0809287301227,
];
const centralBelow = [
  1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
  28729.085735721943, 5226.495278852545,
];
const middle = [
  1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
  0.2417807251774506, 0.022723844989269184, 7.745450142783414e-4,
];
const middleBelow = [
  1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
  5.475938084995345e-4, 1.0507500716444169e-9,
];
const far = [
  6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
  0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
];
const farBelow = [
  1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 7.868691311456133e-4, 1.8463183175100548e-5,
  1.421511758316446e-7, 2.0442631033899397e-15,
];

function ratio(above: number[], below: number[], x: number): number {
  let upper = 0;
  let lower = 0;
  for (let i = 7; i >= 0; i--) {
    upper = upper * x + above[i]!;
    lower = lower * x + below[i]!;
  }
  return upper / lower;
}

/** The normal value that a share p of all values lies below (Wichura's AS 241). */
export function normalQuantile(p: number): number {
  const q = p - 0.5;
  if (q < 0.425 && q > -0.425) return q * ratio(central, centralBelow, 0.180625 - q * q);
  const r = sqrt(-log(q < 0 ? p : 1 - p));
  const value = r <= 5 ? ratio(middle, middleBelow, r - 1.6) : ratio(far, farBelow, r - 5);
  return q < 0 ? -value : value;
}

export function normal(stream: number, day: number, draw = 0): number {
  return normalQuantile(uniform(stream, day, draw));
}

/** Student's t with four degrees of freedom, of unit variance; ten of them is where even a bad day ends. */
export function heavyTailed(stream: number, day: number): number {
  const chi = -log(uniform(stream, day, 1) * uniform(stream, day, 2));
  return capped(normal(stream, day) * exp(-0.5 * log(chi)));
}

/** The same with six degrees of freedom: milder tails, for whole markets. */
export function fatTailed(stream: number, day: number): number {
  const chi = -log(uniform(stream, day, 1) * uniform(stream, day, 2) * uniform(stream, day, 3));
  return capped(normal(stream, day) * exp(-0.5 * log(chi / 2)));
}

function capped(value: number): number {
  return value > 10 ? 10 : value < -10 ? -10 : value;
}
