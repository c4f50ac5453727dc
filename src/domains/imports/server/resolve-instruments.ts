import { foldToWords } from '../../../foundation/fold-text.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { exchangeName } from '../../instruments/exchange-name.ts';
import type { InstrumentHint } from '../booking.ts';
import type { DocumentInstrument } from '../document.ts';
import { type Candidate, matchInstrument, tickersOf } from '../match-instruments.ts';
import type { ShownInstrument } from '../preview-row.ts';
import type { FileAbout } from './engine/engine-messages.ts';
import { aliasesOf, instrumentsById, instrumentsNamed, type MatchRow } from './match-store.ts';

/** What a broker's name for an instrument is remembered by. */
export function aliasOf({ isin, symbol, name, mic, currency }: InstrumentHint): string {
  return [isin ?? '', symbol ?? name ?? '', mic ?? '', isin ? '' : (currency ?? '')].join('|').slice(0, 200);
}

const mostShown = 5;

type Asked = { userId: string; locale: string; broker: string; chosen: Readonly<Record<string, string>> };

/** Each instrument of a file: what the person said, what was said of it before, or what it must be. */
export async function resolveInstruments(
  on: Queries,
  { userId, locale, broker, chosen }: Asked,
  hints: FileAbout['hints'],
): Promise<DocumentInstrument[]> {
  if (hints.length === 0) return [];
  const [found, aliases] = await Promise.all([
    instrumentsNamed(on, userId, wantedOf(hints.map(({ hint }) => hint))),
    aliasesOf(on, userId, broker),
  ]);
  const said = hints.map(({ hint }) => chosen[aliasOf(hint)] ?? aliases.get(aliasOf(hint)));
  const known = new Map(found.map((row) => [row.id, row]));
  const others = said.filter((id) => id !== undefined && !known.has(id)) as string[];
  for (const row of await instrumentsById(on, userId, others)) known.set(row.id, row);
  const candidates = [...known.values()].map(candidateOf);
  const shown = (id: string) => shownOf(known.get(id)!, locale);
  return hints.map(({ hint, rows, day, price, currency }, at) => {
    const mean =
      said[at] && known.has(said[at]) ? { is: { id: said[at] } } : matchInstrument(hint, candidates);
    return {
      alias: aliasOf(hint),
      symbol: hint.symbol ?? null,
      isin: hint.isin ?? null,
      name: hint.name ?? null,
      rows,
      day,
      price,
      currency,
      is: 'is' in mean ? shown(mean.is.id) : null,
      could: 'is' in mean ? [] : mean.could.slice(0, mostShown).map(({ id }) => shown(id)),
    };
  });
}

function wantedOf(hints: readonly InstrumentHint[]) {
  return {
    isins: hints.flatMap(({ isin }) => isin ?? []),
    tickers: [...new Set(hints.flatMap(tickersOf))],
    names: [...new Set(hints.flatMap(({ isin, name }) => (isin || !name ? [] : [foldToWords(name)])))].filter(
      (name) => name.length >= 4 && name.length <= 80,
    ),
  };
}

function candidateOf(row: MatchRow): Candidate {
  return {
    id: row.id,
    isin: row.isin,
    ticker: row.ticker,
    mic: row.mic,
    currency: row.currency,
    names: Object.values(row.names),
    class: row.class,
    isOwn: row.is_own,
  };
}

function shownOf(row: MatchRow, locale: string): ShownInstrument {
  return {
    id: row.id,
    ticker: row.ticker,
    currency: row.currency,
    title: nameIn(row.names, locale, row.ticker),
    note: [nameIn(row.class_names, locale), exchangeName(row.mic)].filter(Boolean).join(', '),
  };
}
