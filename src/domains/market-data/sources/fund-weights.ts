import { decimal, hundred, one, sign, textOf, times } from '../../../foundation/decimal.ts';
import { sentDecimal } from '../../../foundation/sent-decimal.ts';
import { type FundMakeUp, SourceFailure } from '../source-port/source-port.ts';

/** A part of one in percent of the whole; short positions and rows without a weight say nothing of what is held. */
export function weighed<Named extends object>(named: Named, sent: unknown, of = one) {
  const part = sentDecimal(sent);
  if (part === undefined || sign(decimal(part)) <= 0 || sign(of) <= 0) return [];
  return [{ ...named, weight: textOf(times(times(decimal(part), of), hundred)) }];
}

/** What a position is called, by its name or else by its ticker; a row with neither says nothing. */
export function weighedPosition(name: unknown, ticker: unknown, sent: unknown): FundMakeUp['positions'] {
  const symbol = wordIn(ticker);
  const called = wordIn(name) ?? symbol;
  return called ? weighed({ name: called, ...(symbol && { ticker: symbol }) }, sent) : [];
}

function wordIn(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text && !/^(n\/a|none|-)$/i.test(text) ? text : undefined;
}

/** A fund of which nothing is told is not known there. */
export function statedSomething(makeUp: FundMakeUp): FundMakeUp {
  if (Object.values(makeUp).every((list) => list.length === 0))
    throw new SourceFailure('unknownSymbol', 'nothing is told of what it holds');
  return makeUp;
}
