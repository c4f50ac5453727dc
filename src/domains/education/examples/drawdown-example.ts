import { drawdown, fallsBelowHigh } from '../../../foundation/statistics/drawdown.ts';
import { count, type Figure, money, ofFraction } from '../figure.ts';
import type { Example } from './example.ts';

/** A portfolio at the ends of eleven months, without money in or out. */
const months = [
  100_000, 112_000, 120_000, 108_000, 99_000, 90_000, 96_000, 102_000, 109_000, 115_000, 120_000,
];

/** What a fall of so much needs to be made good: 25 % lost need 33.33 %. */
const neededAfter = (fall: number) => ofFraction(1 / (1 - fall) - 1) as Figure;

export function drawdownExample(): Example {
  const fell = drawdown(months)!;
  const high = months[fell.peak]!;
  const low = months[fell.trough]!;
  const deepest = ofFraction(fell.deepest) as Figure;
  const needed = ofFraction(high / low - 1) as Figure;
  const paidIn = 30_000;
  return {
    values: {
      start: money(String(months[0]!)),
      high: money(String(high)),
      low: money(String(low)),
      deepest,
      needed,
      toLow: count(fell.trough - fell.peak),
      toBack: count(fell.recovered! - fell.peak),
      fourth: ofFraction(fallsBelowHigh(months)[3]!) as Figure,
      paidIn: money(String(paidIn)),
      withPaid: money(String(low + paidIn)),
      ten: neededAfter(0.1),
      twenty: neededAfter(0.2),
      thirty: neededAfter(0.3),
      half: neededAfter(0.5),
    },
    card: {
      groups: [
        {
          subject: null,
          rows: [
            { key: 'deepest', figure: deepest },
            { key: 'needed', figure: needed },
          ],
        },
      ],
      note: 'recovered',
      isSimulated: false,
    },
  };
}
