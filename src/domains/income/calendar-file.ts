import { type Day, dayNumber, dayOf } from '../../foundation/calendar-day.ts';

export type CalendarEntry = { id: string; day: Day; text: string };

const bytes = new TextEncoder();
const plain = (day: Day) => day.replaceAll('-', '');
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/[\r\n]+/g, ' ');

/** Lines of more than 75 bytes are continued on the next, after a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (bytes.encode(part + sign).length > 73) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}

/** A calendar of whole days (RFC 5545): the same payment keeps its mark, so that a newer file replaces it. */
export function writeCalendar(name: string, entries: readonly CalendarEntry[], at: Date): string {
  const stamp = `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Walory//Income//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap(({ id, day, text }) => [
      'BEGIN:VEVENT',
      `UID:${id}@walory`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${plain(day)}`,
      `DTEND;VALUE=DATE:${plain(dayOf(dayNumber(day) + 1))}`,
      `SUMMARY:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
