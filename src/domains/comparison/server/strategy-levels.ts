import { dayOf } from '../../../foundation/calendar-day.ts';
import { floatOf, textOf } from '../../../foundation/decimal.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Span } from '../../reports/report-period.ts';
import type { Component } from '../../strategies/composition.ts';
import type { KnownStrategy } from '../../strategies/server/known-strategies.ts';
import type { BenchmarkOutput } from '../contract.ts';
import { cashLevels } from '../levels/cash-levels.ts';
import { mixedLevels } from '../levels/mixed-levels.ts';
import { standInsOf } from '../levels/stand-ins.ts';
import { type AssetLevels, levelsOfAssets, type Market } from './asset-levels.ts';
import { type StandInRow, standInCandidates } from './benchmark-store.ts';

/** What a strategy was worth by day, and what stands for each of its parts. */
export type Mixed = AssetLevels & { parts: BenchmarkOutput['parts'] };

/** So many of each part are looked at: the first with a price on the first and the last day stands for it. */
const mostTried = 4;

const isCash = ({ matches }: Component) => matches.some(({ kind }) => kind === 'cash');

/** Strategies by their ids, spread over what stands for each of their parts (rule CO-5); four queries for all of them. */
export async function mixesOf(
  context: Context,
  strategies: readonly KnownStrategy[],
  market: Market,
  span: Span,
  safeRates: Float64Array,
): Promise<Map<string, Mixed>> {
  if (strategies.length === 0) return new Map();
  const candidates = await candidatesFor(context, strategies, span);
  const tried = new Map(
    strategies.map(({ id, composition }) => [id, firstOf(standInsOf(composition, candidates))]),
  );
  const assets = [...new Set([...tried.values()].flatMap((parts) => [...parts.values()].flat()))];
  const levels = await levelsOfAssets(context.services, assets, market, span);
  const cash = { levels: cashLevels(safeRates), isSimulated: false };
  return new Map(
    strategies.map(({ id, composition }) => {
      const standIns = composition.map((part) => {
        const row = tried
          .get(id)!
          .get(part.key)!
          .find(({ priced_id }) => isKnown(levels.get(priced_id)!));
        return { part, ticker: row?.ticker ?? null, of: row && levels.get(row.priced_id) };
      });
      return [
        id,
        mixOf(
          standIns.map((one) => (isCash(one.part) ? { ...one, of: cash } : one)),
          span,
        ),
      ];
    }),
  );
}

const isKnown = ({ levels }: AssetLevels) => levels[0]! > 0 && levels.at(-1)! > 0;

type Candidate = StandInRow & Parameters<typeof standInsOf>[1][number];

function firstOf(byPart: Map<string, Candidate[]>): Map<string, Candidate[]> {
  return new Map([...byPart].map(([part, list]) => [part, list.slice(0, mostTried)]));
}

/** What could stand for any part of them. */
async function candidatesFor(
  context: Context,
  strategies: readonly KnownStrategy[],
  { from }: Span,
): Promise<Candidate[]> {
  const matches = strategies.flatMap(({ composition }) => composition.flatMap((part) => part.matches));
  const named = (...kinds: string[]) =>
    matches.flatMap((match) =>
      match.kind !== 'cash' && kinds.includes(match.kind) ? [match.reference] : [],
    );
  const rows = await standInCandidates(
    context.services.database,
    actorOf(context).userId,
    {
      instruments: named('instrument'),
      classes: named('class', 'subclass'),
      countries: named('country'),
      currencies: named('currency'),
    },
    Number(dayOf(from).slice(0, 4)),
  );
  return rows.map((row) => ({
    ...row,
    instrumentId: row.id,
    classSlug: row.class_slug,
    subclassSlug: row.subclass_slug,
  }));
}

type StandIn = {
  part: KnownStrategy['composition'][number];
  ticker: string | null;
  of: AssetLevels | undefined;
};

function mixOf(standIns: readonly StandIn[], { from, to }: Span): Mixed {
  const known = standIns.flatMap(({ part, of }) =>
    of ? [{ weight: floatOf(part.wanted), levels: of.levels }] : [],
  );
  return {
    levels:
      known.length === standIns.length
        ? mixedLevels(known, from)
        : new Float64Array(to - from + 1).fill(Number.NaN),
    isSimulated: standIns.some(({ of }) => of?.isSimulated ?? false),
    parts: standIns.map(({ part, ticker }) => ({
      name: part.name,
      percent: textOf(part.wanted),
      stand_in: isCash(part) ? null : ticker,
      is_cash: isCash(part),
    })),
  };
}
