import { exp } from '../arithmetic/elementary.ts';
import type { Sessions } from '../calendar/sessions.ts';
import type { DemoInstrument } from '../demo-instrument.ts';
import { roundPrice } from './price-ticks.ts';

/** What the market prints of a path: rounded, on its sessions, between its first and last day. */
export function quote(
  instrument: DemoInstrument,
  levels: Float64Array,
  sessions: Sessions,
  lastDay: number,
): Float64Array {
  const closes = new Float64Array(levels.length).fill(Number.NaN);
  const until = Math.min(lastDay, levels.length - 1);
  for (let day = 0; day <= until; day++) {
    const level = levels[day]!;
    if (sessions[day] === 1 && !Number.isNaN(level)) closes[day] = roundPrice(instrument, exp(level));
  }
  return closes;
}
