import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { noteAddition, noteChange } from '../../../changes/server/note-change.ts';
import { demoId } from '../../../market-data/server/demo/demo-id.ts';
import { samplePlan } from '../../demo/demo-plan.ts';
import { followOpening, removeEmptyHoldings, touchLedger } from '../holding-store.ts';
import { type Leaning, leaningOn } from '../leaning-rows.ts';
import { lockForRemoval, standAlone } from '../left-behind.ts';
import { otherHalves, unlinkRows } from '../link-store.ts';
import { tellChange } from '../manage-portfolios.ts';
import { removePortfolio } from '../portfolio-store.ts';
import { removeTransactions } from '../transaction-store.ts';
import { demoPrices, keysOfAll } from './demo-prices.ts';
import { plantPortfolio } from './plant-portfolio.ts';
import { allQuoted, becomeOwn, ownRows, type SampleRow, sampleOf, sampleRows } from './sample-store.ts';

/** Without the simulated market there may be nothing to buy. */
export function isSampleOffered(on: Queries): Promise<boolean> {
  return allQuoted(
    on,
    keysOfAll([samplePlan]).map((key) => demoId(key)),
  );
}

/** Adds the sample, or finds the one that is there; gives its id. With the account held. */
export async function addSample(tx: Tx, context: Context, name: string): Promise<string> {
  const { userId } = actorOf(context);
  if (!(await isSampleOffered(tx))) throw notFound();
  const known = await sampleOf(tx, userId);
  if (known) return known.id;
  const at = context.services.clock.now();
  const prices = await demoPrices(tx, dayInWarsaw(at), [samplePlan]);
  const id = await plantPortfolio(tx, userId, { plan: samplePlan, prices, name, origin: 'sample', at });
  await noteAddition(tx, context, { kind: 'portfolio-added', about: { name } });
  await tellChange(tx, context);
  return id;
}

type Found = {
  portfolio: { id: string; name: string };
  rows: SampleRow[];
  /** What the person recorded in it that can stand alone. */
  stays: number;
  leaning: Leaning[];
};

async function find(on: Queries, userId: string): Promise<Found | undefined> {
  const portfolio = await sampleOf(on, userId);
  if (!portfolio) return undefined;
  const rows = await sampleRows(on, userId);
  const leaning = await leaningOn(on, userId, rows);
  const leans = new Set(leaning.map(({ row }) => row.id));
  // A split alone is of nothing that is left.
  const own = (await ownRows(on, userId, portfolio.id)).filter(({ id }) => !leans.has(id));
  return { portfolio, rows, leaning, stays: own.some(({ type }) => type !== 'split') ? own.length : 0 };
}

/** What removing the sample would take and leave. */
export async function readSample(context: Context) {
  const found = await find(context.services.database, actorOf(context).userId);
  if (!found) throw notFound();
  const { portfolio, rows, stays, leaning } = found;
  return { ...portfolio, transactions: rows.length, own: stays, leaning: leaning.length };
}

/**
 * Takes the sample away whole; what its owner added stays, but for what cannot stand without it (rule OB-9). With the
 * account held.
 */
export async function removeSample(tx: Tx, context: Context, withLeaning: boolean): Promise<void> {
  const { userId } = actorOf(context);
  const known = await sampleOf(tx, userId);
  if (!known) throw notFound();
  const others = (await sampleRows(tx, userId)).map(({ portfolio_id }) => portfolio_id);
  await lockForRemoval(tx, userId, known.id, { portfolioId: known.id }, others);
  const found = await find(tx, userId);
  if (!found) throw notFound();
  if (found.leaning.length && !withLeaning) throw invalid({ sample: ['leaningRows'] });
  await noteChange(tx, context, { kind: 'portfolio-deleted', about: { name: found.portfolio.name } });
  await takeRows(tx, context, found);
  if (found.stays > 0) await becomeOwn(tx, userId, known.id, context.services.clock.now());
  else {
    await standAlone(tx, context, { portfolioId: known.id });
    await removePortfolio(tx, userId, known.id);
  }
  await tellChange(tx, context);
}

async function takeRows(tx: Tx, context: Context, { rows, leaning }: Found): Promise<void> {
  const { userId } = actorOf(context);
  const { clock } = context.services;
  const gone = [...rows.map(({ id }) => id), ...leaning.map(({ row }) => row.id)];
  const halves = [...(await otherHalves(tx, userId, gone)).values()].filter(({ id }) => !gone.includes(id));
  await unlinkRows(
    tx,
    userId,
    halves.map(({ id }) => id),
    clock.now(),
  );
  const holdings = [...new Set(rows.flatMap(({ holding_id }) => holding_id ?? []))];
  await removeTransactions(tx, userId, gone);
  await removeEmptyHoldings(tx, userId, holdings);
  await followOpening(tx, userId, holdings);
  const portfolios = [...rows, ...halves].map(({ portfolio_id }) => portfolio_id);
  await touchLedger(tx, userId, [...new Set(portfolios)], holdings);
}
