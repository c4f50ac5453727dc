import type { ProfitStep } from './profit-sources.ts';

/** Where a bar stands, as fractions of the plot from its floor; floats, because it is a drawing. */
export type WaterfallBar = ProfitStep & {
  low: number;
  high: number;
  /** Where it ends and the next one begins. */
  end: number;
  rises: boolean;
};

/** Bars that stand on each other and start at zero, which is in the plot even if all of them lie above or below it. */
export function waterfall(steps: readonly ProfitStep[]): { bars: WaterfallBar[]; zero: number } {
  const ends = steps.flatMap(({ from, to }) => [Number(from), Number(to)]);
  const floor = Math.min(0, ...ends);
  const span = Math.max(0, ...ends) - floor || 1;
  const place = (value: number) => (value - floor) / span;
  return {
    zero: place(0),
    bars: steps.map((step) => {
      const from = Number(step.from);
      const to = Number(step.to);
      return {
        ...step,
        low: place(Math.min(from, to)),
        high: place(Math.max(from, to)),
        end: place(to),
        rises: to >= from,
      };
    }),
  };
}
