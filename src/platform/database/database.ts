import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Copied, type CopiedColumns, copyRows } from './copy-rows.ts';
import type { Sql } from './sql.ts';

// Exact as stored: dates stay calendar days, decimals stay strings, a count beyond 2^53 is a fault.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, (value) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`integer out of range: ${value}`);
  return number;
});

type Row = Record<string, unknown>;

/** What a store may do; the same inside and outside a transaction. */
export type Queries = {
  many<R extends object = Row>(statement: Sql): Promise<R[]>;
  maybe<R extends object = Row>(statement: Sql): Promise<R | undefined>;
  one<R extends object = Row>(statement: Sql): Promise<R>;
  /** Runs a statement and tells how many rows it touched. */
  run(statement: Sql): Promise<number>;
  /** Raw access for libraries that bring their own statements (the job queue). */
  raw(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
};

/** The handle of an open transaction. Its brand keeps plain connections out of functions that must be atomic. */
export type Tx = Queries & {
  readonly transaction: true;
  /** Many rows at once, into `sql`copy table``. */
  copy<Columns extends CopiedColumns, Shared extends keyof Columns>(
    into: Sql,
    columns: Columns,
    copied: Copied<Columns, Shared>,
  ): Promise<void>;
  /** Runs right after the commit, in this process; not at all if the transaction fails. */
  afterCommit(effect: () => void): void;
};

export type Database = Queries & {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A connection of its own for as long as `work` runs: session locks, LISTEN, COPY. */
  withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  readonly connection: pg.ClientConfig;
  close(): Promise<void>;
};

type Runner = { query(config: { text: string; values?: unknown[]; name?: string }): Promise<pg.QueryResult> };

/** Far more than the code has. A text beyond that is no constant and goes without a name, or names would fill the memory. */
const mostNames = 2000;
const names = new Map<string, string>();

/**
 * Statement texts are constants of the code, so each gets a name and is planned once a connection. The name says what
 * the text is: behind a pooler several processes share a connection, and a number counted in each of them would mean
 * one statement here and another there.
 */
export function nameOf(text: string): string | undefined {
  let name = names.get(text);
  if (!name && names.size < mostNames) {
    name = `q${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
    names.set(text, name);
  }
  return name;
}

function queriesOn(runner: Runner): Queries {
  const run = (statement: Sql) =>
    runner.query({
      text: statement.text,
      values: statement.values as unknown[],
      name: nameOf(statement.text),
    });
  return {
    async many<R>(statement: Sql) {
      return (await run(statement)).rows as R[];
    },
    async maybe<R>(statement: Sql) {
      return (await run(statement)).rows[0] as R | undefined;
    },
    async one<R>(statement: Sql) {
      const { rows } = await run(statement);
      if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}: ${statement.text}`);
      return rows[0] as R;
    },
    async run(statement) {
      return (await run(statement)).rowCount ?? 0;
    },
    async raw(text, values) {
      return runner.query({ text, values });
    },
  };
}

/** Work inside a transaction asked the pool for a connection beside the one it holds. */
export class SecondConnection extends Error {
  constructor() {
    super('a transaction must not ask for a second connection: hand its tx on');
  }
}

export function openDatabase(
  connection: pg.ClientConfig,
  poolSize: number,
  onError: (error: Error) => void,
): Database {
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    application_name: 'walory',
    keepAlive: true,
    // Whoever gets no connection for so long gets an error; waiting for ever would look like a hanging server.
    connectionTimeoutMillis: 15_000,
  });
  // A connection that breaks while idle must not end the process; the next query opens a new one.
  pool.on('error', onError);

  // Who holds a connection and waits for another waits for ever once as many do so as the pool has connections. That
  // shows only under load, so it is refused always. What a transaction set going and left behind is free after its end.
  const under = new AsyncLocalStorage<{ open: boolean }>();
  const refuseSecond = () => {
    if (under.getStore()?.open) throw new SecondConnection();
  };
  const single: Runner = {
    async query(statement) {
      refuseSecond();
      return pool.query(statement);
    },
  };

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    refuseSecond();
    const client = await pool.connect();
    let broken: Error | undefined;
    // A connection that breaks between two statements tells it by an event; unheard, that would end the process.
    const onBreak = (error: Error) => {
      broken = error;
    };
    client.on('error', onBreak);
    try {
      return await work(client);
    } catch (error) {
      if (isConnectionFault(error)) broken ??= error as Error;
      throw error;
    } finally {
      client.off('error', onBreak);
      client.release(broken);
    }
  }

  return {
    ...queriesOn(single),
    connection,
    withClient,
    transaction: (work) =>
      withClient(async (client) => {
        const effects: (() => void)[] = [];
        const afterCommit = (effect: () => void) => void effects.push(effect);
        const mark = { open: true };
        await client.query('begin');
        try {
          const copy: Tx['copy'] = (into, columns, copied) => copyRows(client, into, columns, copied);
          const tx: Tx = { ...queriesOn(client), transaction: true, copy, afterCommit };
          const result = await under.run(mark, work, tx);
          await client.query('commit');
          mark.open = false;
          for (const effect of effects) effect();
          return result;
        } catch (error) {
          await client.query('rollback').catch(() => {});
          throw error;
        } finally {
          mark.open = false;
        }
      }),
    close: () => pool.end(),
  };
}

function isConnectionFault(error: unknown): boolean {
  const code = (error as { code?: string })?.code ?? '';
  return (
    code.startsWith('08') ||
    code.startsWith('57P') ||
    ['ECONNRESET', 'EPIPE', 'ENOENT', 'ECONNREFUSED'].includes(code)
  );
}

/** Did a statement run into this unique constraint? */
export function violates(error: unknown, constraint: string): boolean {
  const fault = error as { code?: string; constraint?: string };
  return fault?.code === '23505' && fault.constraint === constraint;
}
