import type { Day } from '../../../../foundation/calendar-day.ts';
import { type PriceHistory, SourceFailure, type SourceSymbol } from '../../source-port.ts';
import { currencyBySuffix } from '../../source-symbols.ts';
import { quotedIn } from '../../source-units.ts';
import { fatalProblem, flagsOf, readPriceFile } from '../csv/translate.ts';

/** Stooq never says a currency; the catalogue knows it, and else the suffix implies it. */
function quoted(symbol: SourceSymbol) {
  const implied = /^[a-z0-9]+(\.[a-z]+)?$/i.test(symbol.code)
    ? currencyBySuffix('stooq', symbol.code)
    : undefined;
  const found =
    (symbol.currency && { currency: symbol.currency, unit: symbol.unit ?? 'unit' }) ||
    quotedIn(symbol, implied);
  if (!found) throw new SourceFailure('garbled', `the currency of ${symbol.code} is not known`);
  return found;
}

/** Its table, with English or Polish names, downloaded or uploaded by somebody. */
export function translateCloses(text: string, symbol: SourceSymbol, from: Day, to: Day): PriceHistory {
  const file = readPriceFile(text, { endsWithLineBreak: true });
  const fatal = fatalProblem(file);
  if (fatal) throw new SourceFailure('garbled', `${fatal.kind} in line ${fatal.line}`);
  if (file.points.length === 0 && file.problems.length === 0)
    throw new SourceFailure('unknownSymbol', `no closes of ${symbol.code}`);
  return {
    symbol: symbol.code,
    ...quoted(symbol),
    from,
    to,
    points: file.points.filter(({ day }) => day >= from && day <= to),
    splits: [],
    flags: flagsOf(file.problems),
  };
}
