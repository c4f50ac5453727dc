import { seededNoise } from '../../foundation/statistics/seeded-random.ts';

const sessions = 2520;
const firstDay = Date.UTC(2016, 10, 14);
const lastDay = Date.UTC(2026, 10, 13);

/** Ten years of sessions, evenly spread. */
export const sessionDays = Array.from({ length: sessions }, (_, at) =>
  new Date(firstDay + ((lastDay - firstDay) * at) / (sessions - 1)).toISOString().slice(0, 10),
);

/** Four histories that share a market with one crash; each ends where it is told to. */
export function histories(): number[][] {
  const noise = seededNoise(20161114);
  const market = sessionDays.map((_, at) => {
    if (at > 828 && at < 852) return -0.0152 + noise() * 0.02;
    const drift = at >= 852 && at < 985 ? 0.0022 : at > 1300 && at < 1480 ? -0.0013 : 0;
    return drift + noise() * 0.0078;
  });
  return [
    history(market, noise, 0.8, 0.0034, 2.38),
    history(market, noise, 0.62, 0.0038, 2.91),
    history(market, noise, 0.7, 0.003, 2.14),
    history(market, noise, 1.12, 0.0052, 1.92),
  ];
}

function history(market: number[], noise: () => number, beta: number, own: number, end: number): number[] {
  let sum = 0;
  const walk = market.map((day, at) => {
    if (at > 0) sum += beta * day + noise() * own;
    return sum;
  });
  const adjust = (Math.log(end) - (walk.at(-1) ?? 0)) / (sessions - 1);
  return walk.map((place, at) => 100_000 * Math.exp(place + adjust * at));
}

const shares = [
  ['VWCE', 0.34],
  ['EDO', 0.22],
  ['PKO', 0.12],
  ['MSFT', 0.1],
  ['COI', 0.09],
  ['BTC', 0.05],
  ['CDR', 0.05],
  ['KGH', 0.03],
] as const;

/** Weights that wander, at the end of every fourth week. */
export function weightHistory() {
  const noise = seededNoise(77);
  const count = 130;
  const raw = shares.map(([, base], index) => {
    let place = 0;
    return Array.from({ length: count }, (_, at) => {
      place = place * 0.93 + noise() * 0.12;
      const crisis = at > count * 0.33 && at < count * 0.4;
      return base * Math.exp(place) * (crisis ? (index === 1 || index === 4 ? 1.9 : 0.62) : 1);
    });
  });
  const totals = Array.from({ length: count }, (_, at) => raw.reduce((sum, row) => sum + row[at]!, 0));
  return {
    days: Array.from(
      { length: count },
      (_, at) => sessionDays[Math.round((at * (sessions - 1)) / (count - 1))]!,
    ),
    assets: shares.map(([ticker], index) => ({
      ticker,
      shares: raw[index]!.map((value, at) => value / totals[at]!),
    })),
  };
}

/** A fan that opens over five years. */
export function fanPoints() {
  return Array.from({ length: 61 }, (_, month) => {
    const years = month / 12;
    const middle = 291_000 * 1.09 ** years;
    const spread = Math.exp(0.16 * Math.sqrt(years));
    return {
      day: new Date(Date.UTC(2026, 10 + month, 13)).toISOString().slice(0, 10),
      low: middle / spread,
      middle,
      high: middle * spread,
    };
  });
}

/** Settings of an optimisation, from bold to calm, for three kappas. */
export function frontierPoints() {
  const gammas = [0.5, 1, 2, 5, 10, 20];
  return [0.05, 0.25, 0.5].flatMap((kappa, row) =>
    gammas.map((gamma) => {
      const risk = 5 + 15 / (1 + gamma / 3) - row * 0.8;
      return {
        key: `${gamma}/${kappa}`,
        risk,
        return: 2.5 + 2.6 * Math.sqrt(risk) - row * 0.7,
        group: `kappa ${String(kappa).replace('.', ',')}`,
        label: `gamma ${String(gamma).replace('.', ',')}, kappa ${String(kappa).replace('.', ',')}`,
      };
    }),
  );
}
