import type { Bookings } from '../../booking.ts';
import { Collector } from '../../kit/collector.ts';
import { contentOfActivity, isEmptyActivity } from '../../kit/ghostfolio-activity.ts';
import type { SourceFile } from '../../source-file.ts';
import { lineOf } from './read.ts';
import { columnsOf } from './recognise.ts';

export function translate(file: SourceFile): Bookings {
  const columns = columnsOf(file)!;
  const collector = new Collector();
  collector.each(columns.rows, (row) => {
    const line = lineOf(columns, row);
    if (isEmptyActivity(line)) collector.ignore(row, 'nothing');
    else if (line.type === 'LIABILITY') collector.ignore(row, 'notInvestment');
    else {
      const { note, ...content } = contentOfActivity(line);
      collector.book(row, {
        day: line.day,
        time: line.time,
        account: line.account,
        note: line.comment ?? note,
        ...content,
      });
    }
  });
  return collector.result;
}
