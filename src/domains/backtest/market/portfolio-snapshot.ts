import { decimal, plus, textOf } from '../../../foundation/decimal.ts';
import type { BenchmarkName } from '../simulation-shape.ts';
import type { Strategy } from '../strategy-params.ts';

/** An asset as it was held when the simulation was asked for. */
export type SnapshotAsset = {
  instrumentId: string;
  ticker: string;
  name: string;
  currency: string;
  isCrypto: boolean;
  priceUnit: 'unit' | 'pence' | 'percent';
  nominal: string | null;
  units: string;
};

/** Turns a price into money of its currency. */
export function unitFactorOf({ priceUnit, nominal }: Pick<SnapshotAsset, 'priceUnit' | 'nominal'>): number {
  if (priceUnit === 'pence') return 0.01;
  return priceUnit === 'percent' ? Number(nominal ?? 100) / 100 : 1;
}

/** The portfolio of a run, kept with it: a repeated run must not see later purchases. */
export type PortfolioSnapshot = {
  currency: string;
  assets: SnapshotAsset[];
  cash: { currency: string; amount: string }[];
};

/** What was asked for, checked and complete. */
export type SimulationRequest = {
  start: string;
  end: string;
  benchmark: BenchmarkName;
  strategies: { slot: number; strategy: Strategy }[];
  tradeCostPercent: number;
  borrowFeePercent: number;
  portfolio: PortfolioSnapshot;
};

/** What is needed of the ledger's positions. */
type Positions = {
  currency: string;
  cash: { currency: string; amount: string }[];
  holdings: (Omit<SnapshotAsset, 'isCrypto'> & { class: string })[];
};

/** Names that mean cash and therefore no asset of a simulation. */
const reserved = new Set(['CASH', 'USD', 'USDOLLAR']);

/** One asset for each instrument, whatever the number of brokers it lies with, each under a ticker of its own. */
export function snapshotOf(positions: Positions): PortfolioSnapshot {
  const byInstrument = new Map<string, SnapshotAsset>();
  for (const holding of positions.holdings) {
    const known = byInstrument.get(holding.instrumentId);
    if (known) known.units = textOf(plus(decimal(known.units), decimal(holding.units)));
    else
      byInstrument.set(holding.instrumentId, {
        instrumentId: holding.instrumentId,
        ticker: holding.ticker,
        name: holding.name,
        currency: holding.currency,
        isCrypto: holding.class === 'crypto',
        priceUnit: holding.priceUnit,
        nominal: holding.nominal,
        units: holding.units,
      });
  }
  const taken = new Set<string>(reserved);
  const assets = [...byInstrument.values()].sort((a, b) =>
    a.ticker === b.ticker ? (a.instrumentId < b.instrumentId ? -1 : 1) : a.ticker < b.ticker ? -1 : 1,
  );
  for (const asset of assets) {
    const own = asset.ticker;
    for (let k = 2; taken.has(asset.ticker); k++) asset.ticker = `${own}.${k}`;
    taken.add(asset.ticker);
  }
  return { currency: positions.currency, assets, cash: positions.cash };
}
