import type { Bookings } from '../../booking.ts';
import { Collector } from '../../kit/collector.ts';
import type { SourceFile } from '../../source-file.ts';
import { translate as translateSections } from '../ibkr-flex-xml/translate.ts';
import { sectionsOf } from './read.ts';

/** The same sections as in the XML, under other names. */
export function translate(file: SourceFile): Bookings {
  const { sections, frames } = sectionsOf(file);
  const found = translateSections(sections);
  const collector = new Collector();
  for (const row of frames) collector.ignore(row, 'nothing');
  return { ...found, ignored: [...found.ignored, ...collector.result.ignored] };
}
