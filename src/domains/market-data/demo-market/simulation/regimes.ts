import { log } from '../arithmetic/elementary.ts';
import { streamOf, uniform } from '../arithmetic/keyed-random.ts';
import { dayIndex, isWeekend } from '../calendar/day-index.ts';
import { numberOf, readTable } from '../catalogue/read-table.ts';
import type { Pin } from './pinned-walk.ts';

export const regimeNames = ['calm', 'trend', 'correction', 'crash', 'rebound', 'bear'] as const;
export type Regime = (typeof regimeNames)[number];

/** Up to the anchor the weather is written down: the world's shares stand at `world` when a phase ends. */
const written = readTable(
  ['until', 'regime', 'world', 'roughness'],
  `
until      | regime     | world | roughness
2016-02-11 | correction | 88    | 1.50
2016-06-22 | calm       | 101   | 0.85
2016-06-27 | correction | 95    | 1.90
2017-12-29 | trend      | 129   | 0.60
2018-01-26 | trend      | 136   | 0.70
2018-02-08 | correction | 123   | 1.90
2018-09-20 | calm       | 134   | 0.80
2018-12-24 | bear       | 109   | 1.50
2019-07-26 | rebound    | 134   | 0.85
2020-02-19 | trend      | 147   | 0.75
2020-03-23 | crash      | 97    | 3.40
2020-06-08 | rebound    | 137   | 1.90
2020-10-30 | calm       | 141   | 1.10
2021-11-16 | trend      | 193   | 0.80
2022-03-08 | correction | 169   | 1.35
2022-03-29 | rebound    | 182   | 1.30
2022-06-16 | bear       | 149   | 1.60
2022-08-16 | rebound    | 169   | 1.20
2022-10-12 | bear       | 140   | 1.60
2023-07-31 | trend      | 180   | 0.90
2023-10-27 | correction | 162   | 1.05
2024-07-16 | trend      | 216   | 0.75
2024-08-05 | correction | 200   | 1.70
2025-02-18 | trend      | 234   | 0.80
2025-04-08 | correction | 193   | 2.20
2025-10-28 | trend      | 262   | 0.85
2026-03-20 | correction | 246   | 1.20
2026-11-13 | trend      | 275   | 0.80
`,
).map((row) => ({
  until: dayIndex(row.until),
  regime: row.regime as Regime,
  world: numberOf(row.world),
  roughness: numberOf(row.roughness),
}));

/** After the anchor chance decides: how often, how many weekdays, what a day adds, how rough. */
const chances: {
  regime: Regime;
  share: number;
  least: number;
  most: number;
  drift: number;
  roughness: number;
}[] = [
  { regime: 'trend', share: 0.42, least: 120, most: 320, drift: 0.0006, roughness: 0.8 },
  { regime: 'calm', share: 0.3, least: 60, most: 200, drift: 0.0002, roughness: 0.8 },
  { regime: 'correction', share: 0.17, least: 15, most: 45, drift: -0.0028, roughness: 1.5 },
  { regime: 'bear', share: 0.07, least: 120, most: 220, drift: -0.0011, roughness: 1.5 },
  { regime: 'crash', share: 0.04, least: 18, most: 30, drift: -0.015, roughness: 3.3 },
];
const recovery = { regime: 'rebound' as Regime, least: 40, most: 80, drift: 0.0035, roughness: 1.7 };

export type Weather = {
  regime: Uint8Array;
  roughness: Float64Array;
  /** What a weekday adds to the world's shares after the anchor. */
  drift: Float64Array;
  pins: Pin[];
};

export function weatherOf(days: number): Weather {
  const regime = new Uint8Array(days);
  const roughness = new Float64Array(days);
  const drift = new Float64Array(days);
  let day = 0;
  for (const phase of written) {
    for (; day <= phase.until && day < days; day++) {
      regime[day] = regimeNames.indexOf(phase.regime);
      roughness[day] = phase.roughness;
    }
  }
  const stream = streamOf('regimes');
  let left = 0;
  let phase: Omit<(typeof chances)[number], 'share'> = chances[0]!;
  for (let spell = 0; day < days; day++) {
    if (left === 0) {
      phase = phase.regime === 'crash' ? recovery : drawn(uniform(stream, spell, 0));
      left = phase.least + Math.floor((phase.most - phase.least) * uniform(stream, spell, 1));
      spell++;
    }
    regime[day] = regimeNames.indexOf(phase.regime);
    roughness[day] = phase.roughness;
    drift[day] = phase.drift;
    if (!isWeekend(day)) left--;
  }
  const pins = written.map(({ until, world }) => ({ day: until, level: log(world / 100) }));
  return { regime, roughness, drift, pins: [{ day: 0, level: 0 }, ...pins] };
}

function drawn(chance: number) {
  let left = chance;
  for (const candidate of chances) {
    left -= candidate.share;
    if (left < 0) return candidate;
  }
  return chances[0]!;
}
