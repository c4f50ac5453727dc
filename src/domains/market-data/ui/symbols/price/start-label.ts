/** How much of the width the label of the start may cover on a phone. */
const covered = 0.36;
/** Percent of the height that the label may stand away from the start it names. */
const mostAway = 8;

export type StartLabel = {
  /** In percent of the height; the label stands under it, or over it. */
  top: number;
  isAbove: boolean;
  /** The line runs through it wherever it stands, so it needs a ground of its own. */
  isCrossed: boolean;
};

/** Where the price of the start is written: at its height, on the side where the line leaves more room. */
export function startLabel(values: readonly number[], placeOf: (value: number) => number): StartLabel {
  const early = values.slice(0, Math.max(2, Math.ceil(values.length * covered)));
  const base = placeOf(values[0]!);
  const below = placeOf(Math.min(...early)) - base;
  const above = base - placeOf(Math.max(...early));
  const isAbove = above < below;
  const away = isAbove ? above : below;
  if (away > mostAway) return { top: base, isAbove, isCrossed: true };
  return { top: isAbove ? base - away : base + away, isAbove, isCrossed: false };
}
