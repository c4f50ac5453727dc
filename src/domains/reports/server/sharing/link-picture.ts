import { printable } from '../../../../foundation/paper/paper.ts';
import { RecentlyUsed } from '../../../../foundation/recently-used.ts';
import type { Context } from '../../../../platform/http/context.ts';
import type { Services } from '../../../../platform/services.ts';
import { defineThreadWork } from '../../../../platform/threads/thread-work.ts';
import { cellText } from '../../document/cell-text.ts';
import type { ReportDocument } from '../../document/report-document.ts';
import { reportWords } from '../files/report-words.ts';
import type { Pictured, pngOf } from './draw-picture.ts';

const drawing = defineThreadWork<typeof pngOf>(new URL('./draw-picture.ts', import.meta.url), 'pngOf');

/** Some hundreds of pictures. */
const mostBytes = 20_000_000;
const pictures = new WeakMap<Services, RecentlyUsed<Buffer>>();

/** What the picture tells of a report as others see it; nothing of one with a password. */
function picturedOf({ locale }: Context, document: ReportDocument | null): Pictured {
  if (!document) {
    const { say } = reportWords(locale, '');
    return { title: say('locked'), lines: [], figure: null, course: [] };
  }
  const { name, period, about, headlines, course, language } = document;
  const rate = headlines.find(({ cell }) => cell.of === 'percent' && cell.value !== null);
  const isLoss = rate?.cell.of === 'percent' && (rate.cell.value ?? 0) < 0;
  return {
    title: name,
    lines: [[period, ...about].join(' · ')],
    figure: rate ? { text: printable(cellText(rate.cell, language)), label: rate.label, isLoss } : null,
    course,
  };
}

/** The same picture again while it would say the same. */
export async function drawPicture(
  context: Context,
  document: ReportDocument | null,
  who: string,
): Promise<Buffer> {
  const { services } = context;
  const memory = pictures.get(services) ?? new RecentlyUsed<Buffer>(mostBytes);
  pictures.set(services, memory);
  const pictured = picturedOf(context, document);
  const key = JSON.stringify(pictured);
  const known = memory.get(key);
  if (known) return known;
  const png = Buffer.from(await services.threads.run(drawing, pictured, who));
  memory.set(key, png, png.length + key.length);
  return png;
}
