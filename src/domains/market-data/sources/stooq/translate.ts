import type { Day } from '../../../../foundation/calendar-day.ts';
import { type PriceHistory, SourceFailure, type SourceSymbol } from '../../source-port/source-port.ts';
import { currencyBySuffix } from '../../source-port/source-symbols.ts';
import { impliedIn } from '../../source-port/source-units.ts';
import { fatalProblem, flagsOf, readPriceFile } from '../csv/translate.ts';

/** Indices, rates and currency pairs have no exchange, so nothing is implied for them. */
const listed = /^[a-z0-9-]{1,12}(\.(us|de|uk|jp|hk|hu))?$/i;
const pairOfCurrencies = /^[a-z]{6}$/i;

function quoted(symbol: SourceSymbol) {
  const listing = listed.test(symbol.code) && !pairOfCurrencies.test(symbol.code);
  const found = impliedIn(symbol, listing ? currencyBySuffix('stooq', symbol.code) : undefined);
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
