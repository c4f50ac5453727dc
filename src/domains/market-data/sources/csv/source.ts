import type { Day } from '../../../../foundation/calendar-day.ts';
import type { SplitEvent } from '../../source-port/source-port.ts';
import {
  type MarketSource,
  type PriceHistory,
  SourceFailure,
  type SourceSymbol,
} from '../../source-port/source-port.ts';
import { adjustedFor, asTraded } from '../../source-port/source-splits.ts';
import { readUpload } from './client.ts';
import { fatalProblem, flagsOf, type PriceFile, type ReadingOptions, readPriceFile } from './translate.ts';

export type UploadedPrices = {
  bytes: Uint8Array;
  reading?: ReadingOptions;
  /** Splits known of the instrument: a file that was adjusted for them is un-adjusted. */
  splits?: SplitEvent[];
};

/** Prices that somebody uploaded for an instrument; `open` finds the file by the symbol's code. */
export function createCsvSource(parts: {
  open: (code: string) => Promise<UploadedPrices | undefined>;
}): MarketSource {
  return {
    name: 'csv',
    needsKey: false,
    provides: {
      async history(symbol, from, to) {
        const upload = await parts.open(symbol.code);
        if (!upload) throw new SourceFailure('unknownSymbol', 'no file was uploaded');
        const file = readPriceFile(readUpload(upload.bytes), upload.reading);
        const fatal = fatalProblem(file);
        if (fatal) throw new SourceFailure('garbled', `${fatal.kind} in line ${fatal.line}`);
        return historyOf(file, symbol, from, to, upload.splits ?? []);
      },
    },
  };
}

/** A file's closes within a range, un-adjusted for the splits that it was adjusted for. */
export function historyOf(
  file: PriceFile,
  symbol: SourceSymbol,
  from: Day,
  to: Day,
  splits: SplitEvent[],
): PriceHistory {
  if (!symbol.currency) throw new SourceFailure('garbled', 'the currency of the instrument is not known');
  const undone = splits.filter((split) => adjustedFor(split, file.points));
  const points = asTraded(file.points, undone).filter(({ day }) => day >= from && day <= to);
  return {
    symbol: symbol.code,
    currency: symbol.currency,
    unit: symbol.unit ?? 'unit',
    from,
    to,
    points,
    splits: [],
    flags: flagsOf(file.problems),
  };
}
