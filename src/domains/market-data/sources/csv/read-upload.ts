import { type Day, dayNumber, dayOf } from '../../../../foundation/calendar-day.ts';
import { textOfFloat } from '../../../../foundation/decimal.ts';
import type { DaySeries } from '../../day-series.ts';
import { type PriceFileReport, reportPriceFile } from '../../price-file-report.ts';
import type {
  InstrumentClass,
  PriceFlag,
  PricePoint,
  PriceUnit,
  SplitEvent,
} from '../../source-port/source-port.ts';
import { checkPrices } from '../check-prices.ts';
import { historyOf } from './price-file-history.ts';
import {
  type FileProblem,
  fatalProblem,
  type PriceFile,
  type ReadingOptions,
  readPriceFile,
} from './translate.ts';

export type Upload = {
  csv: string;
  dayOrder?: ReadingOptions['dayOrder'];
  today: Day;
  instrument: { ticker: string; currency: string; unit: PriceUnit; kind: InstrumentClass };
  splits: SplitEvent[];
  /** The closes that the file is held against; nothing where it stands for itself. */
  stored?: DaySeries;
  /** Only the report is wanted. */
  preview: boolean;
};

export type ReadUpload =
  | { unreadable: FileProblem['kind'] }
  | { report: PriceFileReport; points: PricePoint[]; flags: PriceFlag[] };

/** A file of prices from its text to what is stored of it: everything that takes the longer, the longer the file. */
export function readUpload(upload: Upload): ReadUpload {
  const { today, instrument, splits, stored } = upload;
  const file = readFile(upload);
  if ('unreadable' in file) return file;
  const { ticker: code, currency, unit, kind } = instrument;
  const [first, last] = [file.points[0]?.day ?? today, file.points.at(-1)?.day ?? today];
  const checked = checkPrices(historyOf(file, { code, currency, unit }, first, last, splits), {
    today,
    kind,
    currency,
    unit,
    splits,
    lastStored: stored && file.points.length ? storedNear(stored, dayNumber(first)) : undefined,
  });
  const report = reportPriceFile(file, checked);
  return upload.preview
    ? { report, points: [], flags: [] }
    : { report, points: checked.points, flags: checked.flags };
}

/** The file's closes, or why there are none. A file of several instruments is searched for this one's ticker. */
function readFile({ csv, dayOrder, instrument }: Upload): PriceFile | { unreadable: FileProblem['kind'] } {
  const whole = readPriceFile(csv, { dayOrder });
  const several = fatalProblem(whole)?.kind === 'severalInstruments';
  const file = several ? readPriceFile(csv, { dayOrder, ticker: instrument.ticker }) : whole;
  const fatal = fatalProblem(file);
  if (fatal || file.points.length + file.problems.length === 0)
    return { unreadable: fatal?.kind ?? (several ? 'severalInstruments' : 'empty') };
  return file;
}

/** No close is that far from the next one. */
const nearDays = 31;

/** A stored close from about where the file begins: what lies a thousandfold off it is not believed. */
function storedNear({ first, values }: DaySeries, from: number): { day: Day; close: string } | undefined {
  for (let away = 0; away <= nearDays; away++) {
    for (const day of [from - away, from + away]) {
      const close = values[day - first];
      if (close !== undefined && !Number.isNaN(close)) return { day: dayOf(day), close: textOfFloat(close) };
    }
  }
  return undefined;
}
