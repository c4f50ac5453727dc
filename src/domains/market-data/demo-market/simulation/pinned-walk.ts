/** A level that a path passes on a day: a logarithm for prices, percent for yields. */
export type Pin = { day: number; level: number };

type Walk = {
  shocks: Float64Array;
  active: Uint8Array;
  /** Ascending, the first one where the path begins. */
  pins: readonly Pin[];
  /** What a day adds after the last pin. */
  driftAfter?: (day: number) => number;
  /** How strongly the free path is drawn back to the last pin each day. */
  pull?: number;
};

/**
 * Adds shocks up to a path that meets its pins: between two of them the same small amount is added to every day's
 * move, so that the ups and downs stay as they were drawn. NaN before the first pin.
 */
export function pinnedWalk({ shocks, active, pins, driftAfter, pull = 0 }: Walk): Float64Array {
  const levels = new Float64Array(shocks.length).fill(Number.NaN);
  const last = pins[pins.length - 1]!;
  levels[pins[0]!.day] = pins[0]!.level;
  for (let i = 1; i < pins.length; i++) walkBetween(levels, shocks, active, pins[i - 1]!, pins[i]!);
  for (let day = last.day + 1; day < levels.length; day++) {
    const before = levels[day - 1]!;
    const moved = active[day] === 1;
    levels[day] = moved
      ? before + shocks[day]! + (driftAfter ? driftAfter(day) : 0) - pull * (before - last.level)
      : before;
  }
  return levels;
}

function walkBetween(levels: Float64Array, shocks: Float64Array, active: Uint8Array, from: Pin, to: Pin) {
  let sum = 0;
  let days = 0;
  for (let day = from.day + 1; day <= to.day; day++) {
    if (active[day] === 0) continue;
    sum += shocks[day]!;
    days++;
  }
  const lead = (to.level - from.level - sum) / days;
  for (let day = from.day + 1; day <= to.day; day++) {
    levels[day] = levels[day - 1]! + (active[day] === 1 ? shocks[day]! + lead : 0);
  }
}

/** What each day added. */
export function movesOf(levels: Float64Array): Float64Array {
  const moves = new Float64Array(levels.length);
  for (let day = 1; day < levels.length; day++) {
    const move = levels[day]! - levels[day - 1]!;
    moves[day] = !Number.isNaN(move) ? move : 0;
  }
  return moves;
}
