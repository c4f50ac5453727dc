import { isId } from '../../foundation/ids.ts';

/** What a portfolio is compared with (rule CO-2). */
export type BenchmarkKey =
  | { kind: 'asset'; id: string }
  | { kind: 'strategy'; id: string }
  /** Inflation and so many percent a year on top, as text. */
  | { kind: 'inflation'; above: string };

export const mostBenchmarks = 6;
/** Percent a year above inflation. */
export const mostAbove = 20;

/** As it stands in an address: asset:{id}, strategy:{id}, inflation:2. */
export function keyText(key: BenchmarkKey): string {
  return `${key.kind}:${key.kind === 'inflation' ? key.above : key.id}`;
}

type Refusal = 'benchmarkUnknown' | 'benchmarkRateError';

/** One benchmark, or what is wrong with it. */
export function readKey(text: string): BenchmarkKey | Refusal {
  const [kind, value = '', ...more] = text.split(':');
  if (more.length > 0) return 'benchmarkUnknown';
  if (kind === 'inflation')
    return isAbove(value) ? { kind, above: String(Number(value)) } : 'benchmarkRateError';
  return (kind === 'asset' || kind === 'strategy') && isId(value) ? { kind, id: value } : 'benchmarkUnknown';
}

/** From 0 to 20 with at most two decimals. */
export function isAbove(text: string): boolean {
  return /^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) <= mostAbove;
}

/** Several, each once and in their order; or what is wrong with one of them. */
export function readKeys(texts: readonly string[]): BenchmarkKey[] | Refusal | 'tooManyBenchmarks' {
  const keys = new Map<string, BenchmarkKey>();
  for (const text of texts) {
    const key = readKey(text);
    if (typeof key === 'string') return key;
    keys.set(keyText(key), key);
  }
  return keys.size > mostBenchmarks ? 'tooManyBenchmarks' : [...keys.values()];
}

/** A list as it stands in an address; one without any is a list too. */
export function listText(keys: readonly string[]): string {
  return keys.length > 0 ? keys.join(',') : 'none';
}

export function listed(text: string): string[] {
  return text === 'none' ? [] : text.split(',').filter(Boolean);
}
