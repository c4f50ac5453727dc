import { invalid } from '../../../foundation/failure.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { type KnownStrategy, knownStrategies } from '../../strategies/server/known-strategies.ts';
import { indexNamed } from '../../valuation/server/benchmark-prices.ts';
import { type BenchmarkKey, keyText, listed, readKey, readKeys } from '../benchmark-key.ts';
import { type BenchmarkAsset, benchmarkAssets } from './benchmark-store.ts';
import { keptBenchmarks } from './choice-store.ts';

/** A benchmark that is there and that the caller may see. */
export type Benchmark =
  | { key: string; kind: 'asset'; name: string; asset: BenchmarkAsset }
  | { key: string; kind: 'strategy'; strategy: KnownStrategy }
  | { key: string; kind: 'inflation'; above: string };

const refused = (why: 'benchmarkUnknown' | 'benchmarkRateError' | 'tooManyBenchmarks') =>
  invalid({ benchmarks: [why] });

/** Those an address names; without any the kept ones, or those everybody begins with (rule CO-1). */
export async function benchmarksAsked(context: Context, asked: string | undefined): Promise<Benchmark[]> {
  if (asked !== undefined) return ownBenchmarks(context, listed(asked));
  const kept = await keptBenchmarks(context.services.database, actorOf(context).userId);
  const keys = (kept ?? (await firstBenchmarks(context)))
    .map(readKey)
    .filter((key) => typeof key === 'object');
  const found = await resolve(context, keys);
  return found.filter((benchmark) => benchmark !== null);
}

/** What is not the caller's is as unknown as what never was. */
export async function ownBenchmarks(context: Context, texts: readonly string[]): Promise<Benchmark[]> {
  const keys = readKeys(texts);
  if (typeof keys === 'string') throw refused(keys);
  const found = await resolve(context, keys);
  return found.map((benchmark) => {
    if (!benchmark) throw refused('benchmarkUnknown');
    return benchmark;
  });
}

/** The S&P 500 and the WIG20 as far as the catalogue has them, and inflation with 2% a year. */
async function firstBenchmarks({ services }: Context): Promise<string[]> {
  const indices = await Promise.all([indexNamed(services, 'SP500'), indexNamed(services, 'WIG20')]);
  return [...indices.flatMap((index) => (index ? [`asset:${index.id}`] : [])), 'inflation:2'];
}

/** Null for one that is not there. */
async function resolve(context: Context, keys: readonly BenchmarkKey[]): Promise<(Benchmark | null)[]> {
  const ids = keys.flatMap((key) => (key.kind === 'asset' ? [key.id] : []));
  const hasStrategy = keys.some(({ kind }) => kind === 'strategy');
  const [assets, strategies] = await Promise.all([
    ids.length > 0 ? benchmarkAssets(context.services.database, actorOf(context).userId, ids) : [],
    hasStrategy ? knownStrategies(context) : [],
  ]);
  return keys.map((key): Benchmark | null => {
    const text = keyText(key);
    if (key.kind === 'inflation') return { key: text, kind: 'inflation', above: key.above };
    if (key.kind === 'asset') {
      const asset = assets.find(({ id }) => id === key.id);
      return asset
        ? { key: text, kind: 'asset', name: nameIn(asset.names, context.locale, asset.ticker), asset }
        : null;
    }
    const strategy = strategies.find(({ id }) => id === key.id);
    return strategy ? { key: text, kind: 'strategy', strategy } : null;
  });
}

/** What makes two of them the same: one that is named or described anew is another. */
export function identityOf(benchmark: Benchmark): unknown {
  if (benchmark.kind !== 'strategy') return benchmark;
  const { name, stamp } = benchmark.strategy;
  return [benchmark.key, name, stamp];
}
