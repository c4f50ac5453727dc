import type { Bookings } from '../../booking.ts';
import { Collector } from '../../kit/collector.ts';
import { dayOrderIn } from '../../kit/day-order.ts';
import { mergedBookings } from '../../kit/merged-bookings.ts';
import type { DayOrder } from '../../kit/moments.ts';
import { translateActions, translateTransfers } from './actions.ts';
import { translateCash } from './cash.ts';
import { dayFields, type FlexSection, textIn } from './fields.ts';
import { statedCash, statedPositions } from './stated.ts';
import { translateTrades } from './trades.ts';

/** What the sections of a Flex query mean, whether they came as XML, as CSV or from the web service. */
export function translate(sections: readonly FlexSection[]): Bookings {
  const order = dayOrderIn(daysIn(sections));
  const merged = mergedBookings(sections.map((section) => translateSection(section, order)));
  const accounts = new Set(merged.bookings.map(({ account }) => account));
  const [account] = accounts;
  return accounts.size === 1 && account !== undefined ? { ...merged, account } : merged;
}

function translateSection(section: FlexSection, order: DayOrder | undefined): Bookings {
  switch (section.kind) {
    case 'trades':
      return translateTrades(section, order);
    case 'cash':
      return translateCash(section, order);
    case 'actions':
      return translateActions(section, order);
    case 'transfers':
      return translateTransfers(section, order);
    case 'positions':
      return statedPositions(section, order);
    case 'cashReport':
      return statedCash(section, order);
    default:
      return leftOut(section);
  }
}

/** Sections that hold no bookings of their own, and those of which nobody knows. */
function leftOut({ kind, sheet, lines }: FlexSection): Bookings {
  const collector = new Collector(sheet);
  for (const { row, fields } of lines)
    if (kind === 'unknown')
      collector.reject(row, 'kindUnknown', { word: sheet ?? textIn(fields, 'section') ?? '' });
    else collector.ignore(row, kind === 'copies' ? 'copy' : 'total');
  return collector.result;
}

function* daysIn(sections: readonly FlexSection[]): Generator<string> {
  for (const { lines } of sections)
    for (const { fields } of lines)
      for (const name of dayFields) {
        const cell = textIn(fields, name);
        if (cell) yield cell;
      }
}
