/** Random numbers from 0 up to 1 that are the same everywhere for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Noise around zero, roughly normal: the server and the browser draw the same line. */
export function seededNoise(seed: number): () => number {
  const random = seededRandom(seed);
  return () => (random() + random() + random() + random() - 2) * 1.2;
}

/** A walk, tilted to start and end at zero. */
export function pinned(walk: readonly number[]): number[] {
  const first = walk[0] ?? 0;
  const last = walk.at(-1) ?? 0;
  return walk.map((at, step) => at - first - ((last - first) * step) / (walk.length - 1));
}
