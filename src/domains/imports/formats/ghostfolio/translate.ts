import type { Bookings } from '../../booking.ts';
import { Collector } from '../../kit/collector.ts';
import { contentOfActivity, isEmptyActivity } from '../../kit/ghostfolio-activity.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { besideOf, cellsOf, currencyIn, lineOf } from './read.ts';
import { listIn, type Part } from './recognise.ts';

/** A JSON has no lines: activities are counted. */
export function translate(file: SourceFile): Bookings {
  const document = file.document as Part;
  const beside = besideOf(document);
  const collector = new Collector();
  const activities = new Map<SourceRow, unknown>();
  for (const [index, activity] of listIn(document, 'activities').entries())
    activities.set({ line: index + 1, cells: cellsOf(activity) }, activity);
  collector.each(activities.keys(), (row) => {
    const line = lineOf(activities.get(row), beside);
    if (isEmptyActivity(line)) collector.ignore(row, 'nothing');
    // A debt is told as what is owed, not as something that happened.
    else if (line.type === 'LIABILITY') collector.ignore(row, 'notInvestment');
    else {
      const { note, ...content } = contentOfActivity(line);
      collector.book(row, {
        day: line.day,
        time: line.time,
        account: line.account,
        id: line.id,
        note: line.comment ?? note,
        ...content,
      });
    }
  });
  collector.result.currency = currencyIn(document);
  return collector.result;
}
