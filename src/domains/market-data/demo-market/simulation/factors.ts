import { streamOf } from '../arithmetic/keyed-random.ts';
import { isWeekend } from '../calendar/day-index.ts';
import { sectors } from '../sectors.ts';
import { clusteredShocks } from './clustered-shocks.ts';
import { movesOf, type Pin, pinnedWalk } from './pinned-walk.ts';
import { type Weather, weatherOf } from './regimes.ts';
import {
  copperWaypoints,
  cryptoWaypoints,
  currencyWaypoints,
  gasWaypoints,
  goldWaypoints,
  oilWaypoints,
  polandWaypoints,
  yieldWaypoints,
} from './waypoints.ts';

export type RateCurrency = keyof typeof currencyWaypoints;

/** What moves many instruments at once. */
export type Factors = {
  weather: Weather;
  /** How much rougher than usual an instrument's own moves are. */
  ownStress: Float64Array;
  weekdays: Uint8Array;
  everyDay: Uint8Array;
  /** Daily moves by name: world, countries, sectors, goods. */
  moves: Map<string, Float64Array>;
  /** Logarithm of zloty for one unit. */
  currencies: Record<RateCurrency, Float64Array>;
  /** Ten-year yields in percent. */
  yields: Record<'PLN' | 'USD', Float64Array>;
};

/** How much a country's shares move apart from the world's, a day. */
const countries = {
  usa: 0.0028,
  europe: 0.0042,
  britain: 0.0045,
  switzerland: 0.0042,
  japan: 0.0092,
  emerging: 0.006,
  'small-caps': 0.0048,
};

export function factorsOf(days: number): Factors {
  const weather = weatherOf(days);
  const everyDay = new Uint8Array(days).fill(1);
  const weekdays = everyDay.map((_, day) => (isWeekend(day) ? 0 : 1));
  const softened = weather.roughness.map((roughness) => 0.55 + 0.45 * roughness);
  const moves = new Map<string, Float64Array>();

  const shocks = (
    name: string,
    daily: number,
    stress: Float64Array = softened,
    active: Uint8Array = weekdays,
  ) => clusteredShocks({ stream: streamOf(`factor/${name}`), daily, tails: 'fat', active, stress });

  const world = movesOf(
    pinnedWalk({
      shocks: shocks('world', 0.0094, weather.roughness),
      active: weekdays,
      pins: weather.pins,
      driftAfter: (day) => weather.drift[day]!,
    }),
  );
  moves.set('world', world);
  for (const [name, daily] of Object.entries(countries)) moves.set(name, shocks(name, daily));
  for (const name of Object.keys(sectors)) moves.set(name, shocks(`sector/${name}`, 0.0055));
  moves.set('farming', shocks('farming', 0.0085));

  /** A path of its own that leans on the world's moves. */
  const led = (name: string, daily: number, lean: number, pins: Pin[], more: Partial<Lead> = {}) => {
    const active = more.active ?? weekdays;
    const own = shocks(name, daily, softened, active);
    for (let day = 1; day < days; day++) own[day] = own[day]! + lean * world[day]! + (more.with?.[day] ?? 0);
    return pinnedWalk({ shocks: own, active, pins, pull: more.pull ?? 0, driftAfter: more.driftAfter });
  };

  moves.set('poland', movesOf(led('poland', 0.0086, 0, polandWaypoints, { pull: 0.0005 })));
  moves.set('oil', movesOf(led('oil', 0.018, 0.5, oilWaypoints, { pull: 0.001 })));
  moves.set('gas', movesOf(led('gas', 0.029, 0.1, gasWaypoints, { pull: 0.002 })));
  moves.set('gold', movesOf(led('gold', 0.0094, -0.05, goldWaypoints, { driftAfter: () => 0.0002 })));
  moves.set('copper', movesOf(led('copper', 0.0105, 0.5, copperWaypoints, { pull: 0.0005 })));
  const crypto = led('crypto', 0.034, 0.5, cryptoWaypoints, {
    active: everyDay,
    pull: 0.0004,
    driftAfter: () => 0.0003,
  });
  moves.set('crypto', movesOf(crypto));

  const EUR = led('EUR', 0.0025, -0.1, currencyWaypoints.EUR, { pull: 0.002 });
  const beside = (name: RateCurrency, daily: number, lean: number) =>
    led(name, daily, lean, currencyWaypoints[name], { pull: 0.002, with: movesOf(EUR) });
  return {
    weather,
    ownStress: weather.roughness.map((roughness) => 0.7 + 0.3 * roughness),
    weekdays,
    everyDay,
    moves,
    currencies: {
      EUR,
      USD: beside('USD', 0.0042, -0.05),
      GBP: beside('GBP', 0.004, 0.03),
      CHF: beside('CHF', 0.0028, -0.04),
    },
    yields: {
      PLN: led('yield/PLN', 0.05, 0, yieldWaypoints.PLN, { pull: 0.002 }),
      USD: led('yield/USD', 0.047, 0.4, yieldWaypoints.USD, { pull: 0.002 }),
    },
  };
}

type Lead = {
  active: Uint8Array;
  pull: number;
  driftAfter: (day: number) => number;
  with: Float64Array;
};
