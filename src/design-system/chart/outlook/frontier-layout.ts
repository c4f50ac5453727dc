import { niceTicks } from '../nice-ticks.ts';
import { linePath, type Point } from '../path.ts';

export type FrontierPoint = {
  key: string;
  /** In percent a year. */
  risk: number;
  return: number;
  /** Points of one group are joined by a line, in the order they come in. */
  group: string;
  /** What it stands for: "gamma 5, kappa 0,05". */
  label: string;
  /** Further figures for the tooltip. */
  note?: string;
};

type Frame = { width: number; height: number; narrow: boolean };

/** Where everything of a risk and return chart lies; floats, because it is a drawing. */
export function frontierLayout(points: readonly FrontierPoint[], { width, height, narrow }: Frame) {
  const left = narrow ? 48 : 64;
  const right = width - (narrow ? 16 : 120);
  const floor = height - 48;
  const [lowRisk, highRisk] = around(points.map(({ risk }) => risk));
  const [lowReturn, highReturn] = around(points.map((point) => point.return));
  const x = (risk: number) => left + ((risk - lowRisk) / (highRisk - lowRisk)) * (right - left);
  const y = (value: number) => 12 + ((highReturn - value) / (highReturn - lowReturn)) * (floor - 12);
  const groups = [...new Set(points.map(({ group }) => group))];
  return {
    left,
    right,
    floor,
    x,
    y,
    riskTicks: niceTicks(lowRisk, highRisk, narrow ? 3 : 6),
    returnTicks: niceTicks(lowReturn, highReturn, 4),
    lines: groups.map((group) => {
      const places = points
        .filter((point) => point.group === group)
        .map((point): Point => [x(point.risk), y(point.return)]);
      return { group, path: linePath(places), end: places.at(0) };
    }),
    nearest: (px: number, py: number) => {
      const far = points.map((point) => (x(point.risk) - px) ** 2 + (y(point.return) - py) ** 2);
      return far.indexOf(Math.min(...far));
    },
  };
}

/** A range with some air on both sides; never empty. */
function around(values: readonly number[]): [number, number] {
  if (values.length === 0) return [0, 1];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const air = (high - low) * 0.12 || Math.max(0.5, Math.abs(high) * 0.1);
  return [low >= 0 ? Math.max(0, low - air) : low - air, high + air];
}
