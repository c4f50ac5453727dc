import type { Queries, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { packDays, packFloats, unpackDays, unpackFloats } from '../market/packed-series.ts';
import type { LineMetrics } from '../result/line-figures.ts';
import type { ResultAsset, ResultTerms } from '../result/result-facts.ts';
import { finitePart, readMetrics, readWeights, speaksOfMean } from '../result/stored-figures.ts';
import type { ThinWeights } from '../result/thin-weights.ts';
import type { StrategyOutcome } from './running/thread-messages.ts';
import type { SimulationKey } from './simulation-store.ts';

export type LineRun = Pick<StrategyOutcome, 'solver' | 'bankruptOn' | 'beganAsCash' | 'seconds'>;

export type ResultLine = {
  /** 0 is the benchmark. */
  slot: number;
  name: string;
  metrics: LineMetrics;
  values: Float64Array;
  run: LineRun | null;
  weights: ThinWeights | null;
};

export type InterpretationAbout = {
  language: 'en' | 'pl';
  written_by: 'model' | 'rules';
  model: string | null;
  written_at: string;
  removed_figures: number;
  figures: [number, number][];
  model_failure: string | null;
};

export type StoredResult = {
  id: string;
  simulation_id: string;
  days: Int32Array;
  terms: ResultTerms;
  assets: ResultAsset[];
  interpretation: string | null;
  interpretation_about: InterpretationAbout | null;
  lines: ResultLine[];
};

export async function insertResult(
  tx: Tx,
  userId: string,
  result: Pick<StoredResult, 'id' | 'simulation_id' | 'days' | 'terms' | 'assets' | 'lines'>,
  at: Date,
): Promise<void> {
  const { lines, simulation_id } = result;
  await tx.run(sql`
    insert into simulation_results (user_id, id, simulation_id, days, terms, assets, created_at)
    values (${userId}, ${result.id}, ${simulation_id}, ${Buffer.from(packDays(result.days))}, ${JSON.stringify(result.terms)},
      ${JSON.stringify(result.assets)}, ${at})`);
  await tx.run(sql`
    insert into simulation_lines (user_id, simulation_id, slot, name, metrics, day_values, run, weights)
    select ${userId}, ${simulation_id}, slot, name, metrics, day_values, run, weights
    from unnest(${lines.map((line) => line.slot)}::smallint[], ${lines.map((line) => line.name)}::text[],
      ${lines.map((line) => JSON.stringify(line.metrics))}::jsonb[],
      ${lines.map((line) => Buffer.from(packFloats(line.values)))}::bytea[],
      ${lines.map((line) => line.run && JSON.stringify(line.run))}::jsonb[],
      ${lines.map((line) => line.weights && JSON.stringify(line.weights))}::jsonb[])
      as given (slot, name, metrics, day_values, run, weights)`);
}

type ResultRow = Omit<StoredResult, 'days' | 'lines'> & { days: Buffer };
type LineRow = Omit<ResultLine, 'values'> & { day_values: Buffer };

const order = (line: { slot: number }) => (line.slot === 0 ? 9 : line.slot);

/** The whole result of a simulation, the benchmark's line last. */
export async function resultOf(
  on: Queries,
  { userId, simulationId }: SimulationKey,
): Promise<StoredResult | undefined> {
  const row = await on.maybe<ResultRow>(sql`
    select id, simulation_id, days, terms, assets, interpretation, interpretation_about from simulation_results
    where user_id = ${userId} and simulation_id = ${simulationId}`);
  if (!row) return undefined;
  const lines = await on.many<LineRow>(sql`
    select slot, name, metrics, day_values, run, weights from simulation_lines
    where user_id = ${userId} and simulation_id = ${simulationId}`);
  return {
    ...row,
    ...interpretationOf(row, lines),
    days: unpackDays(row.days),
    lines: lines
      .map(({ day_values, ...line }) => ({
        ...line,
        metrics: readMetrics(line.metrics, row.terms),
        values: finitePart(unpackFloats(day_values)),
        weights: readWeights(line.weights),
      }))
      .sort((a, b) => order(a) - order(b)),
  };
}

/** Texts that speak of a figure in its old meaning are not shown any more. */
function interpretationOf(
  row: Pick<StoredResult, 'interpretation' | 'interpretation_about'>,
  lines: readonly Pick<ResultLine, 'metrics'>[],
) {
  const { interpretation, interpretation_about } = row;
  return speaksOfMean(lines.map(({ metrics }) => metrics))
    ? { interpretation: null, interpretation_about: null }
    : { interpretation, interpretation_about };
}

/** One line with its days, for an outlook. */
export async function lineOf(
  on: Queries,
  { userId, simulationId }: SimulationKey,
  slot: number,
): Promise<{ name: string; days: Int32Array; values: Float64Array } | undefined> {
  const row = await on.maybe<{ name: string; days: Buffer; day_values: Buffer }>(sql`
    select l.name, r.days, l.day_values from simulation_lines l join simulation_results r using (user_id, simulation_id)
    where l.user_id = ${userId} and l.simulation_id = ${simulationId} and l.slot = ${slot}`);
  return (
    row && { name: row.name, days: unpackDays(row.days), values: finitePart(unpackFloats(row.day_values)) }
  );
}

export type ResultSummary = Pick<
  StoredResult,
  'id' | 'simulation_id' | 'terms' | 'interpretation' | 'interpretation_about'
> & {
  first_day: string;
  last_day: string;
  metrics: (LineMetrics & { slot: number; name: string })[];
};

/** The figures of many simulations without their series. */
export async function summariesOf(
  on: Queries,
  userId: string,
  simulationIds: string[],
): Promise<ResultSummary[]> {
  const rows = await on.many<ResultSummary>(sql`
    select r.id, r.simulation_id, r.terms, r.interpretation, r.interpretation_about,
      r.terms ->> 'date_start' as first_day, r.terms ->> 'date_end' as last_day,
      (select jsonb_agg(l.metrics || jsonb_build_object('slot', l.slot, 'name', l.name)
         order by case when l.slot = 0 then 9 else l.slot end)
       from simulation_lines l where l.user_id = r.user_id and l.simulation_id = r.simulation_id) as metrics
    from simulation_results r where r.user_id = ${userId} and r.simulation_id = any(${simulationIds}::uuid[])`);
  return rows.map((row) => {
    const stored = row.metrics ?? [];
    return {
      ...row,
      ...interpretationOf(
        row,
        stored.map((metrics) => ({ metrics })),
      ),
      metrics: stored.map(({ slot, name, ...metrics }) => ({
        slot,
        name,
        ...readMetrics(metrics, row.terms),
      })),
    };
  });
}

/** A result with its simulation, if it is the caller's. */
export function simulationOfResult(
  on: Queries,
  userId: string,
  by: { resultId: string; portfolioId: string },
): Promise<{ simulation_id: string } | undefined> {
  return on.maybe(sql`
    select r.simulation_id from simulation_results r
    join simulations s on s.user_id = r.user_id and s.id = r.simulation_id
    where r.user_id = ${userId} and r.id = ${by.resultId} and s.portfolio_id = ${by.portfolioId}`);
}

/** The figures a text speaks of stay with it: those of an earlier release are written as they are read now. */
export function keepMetrics(tx: Tx, key: SimulationKey, lines: readonly ResultLine[]): Promise<number> {
  return tx.run(sql`
    update simulation_lines l set metrics = given.metrics
    from unnest(${lines.map((line) => line.slot)}::smallint[], ${lines.map((line) => JSON.stringify(line.metrics))}::jsonb[])
      as given (slot, metrics)
    where l.user_id = ${key.userId} and l.simulation_id = ${key.simulationId} and l.slot = given.slot`);
}

export function storeInterpretation(
  on: Queries,
  userId: string,
  resultId: string,
  text: string,
  about: InterpretationAbout,
): Promise<number> {
  return on.run(sql`
    update simulation_results set interpretation = ${text}, interpretation_about = ${JSON.stringify(about)}
    where user_id = ${userId} and id = ${resultId}`);
}
