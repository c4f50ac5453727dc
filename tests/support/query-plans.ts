import type { Database, Queries, Tx } from '../../src/platform/database/database.ts';
import type { Sql } from '../../src/platform/database/sql.ts';

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };
export type Plans = { statement: string; scanned: string[] }[];

/** Runs work in a transaction that is undone afterwards, and tells which tables its statements would read from end to end. */
export async function plansOf(database: Database, work: (tx: Tx) => Promise<unknown>): Promise<Plans> {
  const plans: Plans = [];
  const undone = new Error('undone');
  const running = database.transaction(async (tx) => {
    await work({ ...explaining(tx, plans), transaction: true, afterCommit: () => {} });
    throw undone;
  });
  await running.catch((error) => {
    if (error !== undone) throw error;
  });
  return plans;
}

function explaining(tx: Tx, plans: Plans): Queries {
  async function explain(statement: Sql): Promise<void> {
    const values = statement.values as unknown[];
    const { rows: own } = await tx.raw(`explain (format json) ${statement.text}`, values);
    // A statement that is prepared and used often may be planned for any values.
    const { rows: generic } = await tx.raw(`explain (format json, generic_plan) ${statement.text}`);
    const scanned = [own, generic].flatMap((rows) => scansIn((rows as PlanRow[])[0]!['QUERY PLAN'][0]!.Plan));
    plans.push({ statement: statement.text, scanned: [...new Set(scanned)] });
  }
  return {
    async many<R extends object>(statement: Sql) {
      await explain(statement);
      return tx.many<R>(statement);
    },
    async maybe<R extends object>(statement: Sql) {
      await explain(statement);
      return tx.maybe<R>(statement);
    },
    async one<R extends object>(statement: Sql) {
      await explain(statement);
      return tx.one<R>(statement);
    },
    async run(statement) {
      await explain(statement);
      return tx.run(statement);
    },
    raw: tx.raw,
  };
}

type PlanRow = { 'QUERY PLAN': { Plan: Node }[] };

function scansIn(node: Node): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name']!] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansIn)];
}
