import type { Booking } from '../../booking.ts';
import { coinOf } from '../../kit/coins.ts';
import { absolute, isZeroText, negative } from '../../kit/numbers.ts';
import { conversionIn, type Line, type Side } from './read.ts';

type Content = Omit<Booking, 'at' | 'text' | 'day'>;

/** A conversion: its main line, the other one where the file has two, and what was exchanged. */
export type Conversion = { main: Line; other?: Line; given: Side; come: Side };

/**
 * Conversions have one line, whose notes tell both sides, or two in the newest files: one with a minus for what was
 * given, one for what came, of the same moment and mostly of the same id. Lines of which the other side cannot be told are left out.
 */
export function conversionsIn(lines: readonly Line[]): Map<Line, Conversion> {
  const found = new Map<Line, Conversion>();
  const byMoment = Map.groupBy(
    lines.filter(({ type, units }) => type === 'convert' && !isZeroText(units)),
    ({ day, time, notes }) => `${day} ${time} ${notes ?? ''}`,
  );
  for (const group of byMoment.values()) {
    const [a, b] = group as [Line, Line?];
    if (b && group.length === 2 && isPair(a, b)) {
      const [main, other] = a.units.startsWith('-') ? [a, b] : [b, a];
      const conversion = { main, other, given: sideOf(main), come: sideOf(other) };
      found.set(a, conversion).set(b, conversion);
    } else
      for (const line of group) {
        const said = conversionIn(line.notes);
        if (said) found.set(line, { main: line, ...said });
      }
  }
  return found;
}

function isPair(a: Line, b: Line): boolean {
  return a.asset !== b.asset && a.units.startsWith('-') !== b.units.startsWith('-');
}

function sideOf({ asset, units }: Line): Side {
  return { asset, units: absolute(units) };
}

/** The older and the newer Ether are one coin under two names. */
function isRenamed(a: string, b: string): boolean {
  return a !== b && [a, b].every((one) => one === 'ETH' || one === 'ETH2');
}

/**
 * Two bookings, at the value that the file states for what was given. The spread is the difference between the two
 * coins and no fee in money.
 */
export function contentsOfConversion({ main, other, given, come }: Conversion): Content[] {
  const common = { note: main.notes };
  // Each side has the price and the id of its own line; the second line repeats the id of the first.
  const lineOfSide = (side: Side) => [main, other].find((line) => line?.asset === side.asset);
  const ofSide = (side: Side): Pick<Content, 'instrument' | 'units' | 'price' | 'id'> => {
    const line = lineOfSide(side);
    const isRepeated = line === other && line?.id === main.id;
    return {
      instrument: coinOf(side.asset),
      units: absolute(side.units),
      price: line?.price,
      id: isRepeated ? undefined : line?.id,
    };
  };
  if (isRenamed(given.asset, come.asset))
    return [
      { kind: 'transfer-out', ...ofSide(given), subtype: 'convert', ...common },
      { kind: 'transfer-in', ...ofSide(come), subtype: 'convert', ...common },
    ];
  const value = main.subtotal;
  if (!value || isZeroText(value.amount))
    return [
      { kind: 'sell', ...ofSide(given), subtype: 'swap', ...common },
      { kind: 'buy', ...ofSide(come), subtype: 'swap', ...common },
    ];
  const traded = { cashIs: 'net' as const, subtype: 'convert', ...common };
  return [
    { kind: 'sell', ...ofSide(given), cash: { ...value, amount: absolute(value.amount) }, ...traded },
    { kind: 'buy', ...ofSide(come), cash: { ...value, amount: negative(value.amount) }, ...traded },
  ];
}
