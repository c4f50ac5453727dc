import type { Database, Queries, Tx } from '../../../src/platform/database/database.ts';
import type { Sql } from '../../../src/platform/database/sql.ts';
import { sharedTables } from './rows-by-owner.ts';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  Plans?: Node[];
};
/**
 * For each statement the tables it reads from end to end, those of people it reads without saying whose rows, and those of
 * which it reads all that the person has.
 */
export type Plans = { statement: string; scanned: string[]; ofEverybody: string[]; wholePerson: string[] }[];

/** Runs work in a transaction that is undone afterwards, and tells how its statements would be answered. */
export async function plansOf(database: Database, work: (tx: Tx) => Promise<unknown>): Promise<Plans> {
  const plans: Plans = [];
  const undone = new Error('undone');
  const running = database.transaction(async (tx) => {
    const copy: Tx['copy'] = (into, columns, copied) => {
      // It looks nothing up.
      plans.push({ statement: into.text, scanned: [], ofEverybody: [], wholePerson: [] });
      return tx.copy(into, columns, copied);
    };
    await work({ ...explaining(tx, plans), transaction: true, copy, afterCommit: () => {} });
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
    const reads = [own, generic].flatMap((rows) => readsIn((rows as PlanRow[])[0]!['QUERY PLAN'][0]!.Plan));
    note(statement.text, reads);
  }
  function note(statement: string, reads: Node[]): void {
    plans.push({
      statement,
      scanned: tablesOf(reads.filter((node) => node['Node Type'] === 'Seq Scan')),
      ofEverybody: tablesOf(reads.filter((node) => !isShared(node) && !saysWhose(node))),
      wholePerson: tablesOf(reads.filter((node) => !isShared(node) && !saysWhich(node))),
    });
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
    // Without a name it is planned for its own values only.
    async raw(text, values) {
      if (/^\s*(select|with)\b/i.test(text)) {
        const { rows } = await tx.raw(`explain (format json) ${text}`, values);
        note(text, readsIn((rows as PlanRow[])[0]!['QUERY PLAN'][0]!.Plan));
      }
      return tx.raw(text, values);
    },
  };
}

type PlanRow = { 'QUERY PLAN': { Plan: Node }[] };

/** Every reading of a table; what is written is read by a node of its own below. */
function readsIn(node: Node): Node[] {
  const own = node['Relation Name'] && node['Node Type'] !== 'ModifyTable' ? [node] : [];
  return [...own, ...(node.Plans ?? []).flatMap(readsIn)];
}

function tablesOf(nodes: Node[]): string[] {
  return [...new Set(nodes.map((node) => node['Relation Name']!))];
}

function isShared(node: Node): boolean {
  return Object.hasOwn(sharedTables, node['Relation Name']!);
}

/** More than the owner leads into the index; a bitmap's condition is the index's. */
function saysWhich(node: Node): boolean {
  return [node['Index Cond'], node['Recheck Cond']].some((condition) => condition?.includes(' AND '));
}

/** The planner passes the owner on to every table that is joined by it. */
function saysWhose(node: Node): boolean {
  return [node['Index Cond'], node['Recheck Cond'], node.Filter].some((condition) =>
    condition?.includes('user_id = '),
  );
}
