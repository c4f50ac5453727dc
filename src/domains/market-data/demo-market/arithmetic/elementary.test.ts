import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { exp, log, roundTo, sqrt } from './elementary.ts';

describe('elementary functions from the four operations', () => {
  const points = Array.from({ length: 4001 }, (_, i) => (i - 2000) / 50);

  test('agree with the engine’s own to the last digits', () => {
    const worst = (miss: (x: number) => number) => Math.max(...points.map((x) => Math.abs(miss(x))));
    expect(worst((x) => exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-15);
    expect(worst((x) => log(Math.exp(x)) - Math.log(Math.exp(x)))).toBeLessThan(1e-14);
    expect(worst((x) => sqrt(Math.exp(x)) / Math.sqrt(Math.exp(x)) - 1)).toBeLessThan(1e-15);
  });

  test('rounding yields the double nearest to the decimal', () => {
    expect(roundTo(84.15999999, 2)).toBe(84.16);
    expect(roundTo(4.24149, 4)).toBe(4.2415);
    expect(roundTo(-37.634, 2)).toBe(-37.63);
  });
});

/** What the language leaves to the engine, or to the clock and the dice. */
const forbidden =
  /Math\.(exp|expm1|log|log2|log10|log1p|pow|sqrt|cbrt|hypot|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|random)\b|\bDate\b|\*\*[^/*]|toLocale|Intl\./;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return sources(at);
    return /\.ts$/.test(at) && !/\.test\.ts$/.test(at) ? [at] : [];
  });
}

describe('byte-for-byte rule', () => {
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

  test('a call of an engine-made function would be found', () => {
    expect(forbidden.test('const x = Math.exp(1);')).toBe(true);
    expect(forbidden.test('const x = 2 ** places;')).toBe(true);
    expect(forbidden.test('const now = new Date();')).toBe(true);
  });

  test('no source of the demonstration market has one', () => {
    const files = sources(path.join(import.meta.dirname, '..'));
    expect(files.length).toBeGreaterThan(40);
    const guilty = files.filter((file) => forbidden.test(withoutComments(readFileSync(file, 'utf8'))));
    expect(guilty).toEqual([]);
  });
});
