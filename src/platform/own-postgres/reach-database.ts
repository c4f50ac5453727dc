import { Client } from 'pg';
import type { Endpoint } from './endpoint.ts';
import { nameFailure, OwnPostgresError } from './own-postgres-error.ts';

/** What `pg` needs to connect. */
export interface Connection extends Endpoint {
  user: string;
  database: string;
  /** Only where the server cannot be reached through a socket (Windows). */
  password?: string;
}

export const SUPERUSER = 'walory';
export const DATABASE = 'walory';

// Not there yet, starting, recovering, shutting down or crashing, all slots taken, hung up: all of them pass.
const NOT_YET = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300'];
const NO_SUCH_DATABASE = '3D000';

/** True when the server answers; then the product's database exists too. */
export async function reachDatabase(connection: Connection): Promise<boolean> {
  const answer = await ask(connection, 'SELECT 1');
  if (answer !== 'no such database') return answer === 'done';
  return (await ask({ ...connection, database: 'postgres' }, `CREATE DATABASE ${DATABASE}`)) === 'done';
}

async function ask(connection: Connection, sql: string): Promise<'done' | 'not yet' | 'no such database'> {
  try {
    await withClient(connection, (client) => client.query(sql));
    return 'done';
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    if (code === NO_SUCH_DATABASE) return 'no such database';
    if (NOT_YET.includes(code) || /timeout|terminated|connection error/i.test(message)) return 'not yet';
    if (nameFailure(error, connection.host) !== error) throw error;
    throw new OwnPostgresError('not-ready', `The database server refuses us: ${message}`, error);
  }
}

async function withClient(connection: Connection, work: (client: Client) => Promise<unknown>): Promise<void> {
  // Explicit, because pg falls back to PGSSLMODE and PGOPTIONS, which are meant for another server.
  const client = new Client({
    ...connection,
    ssl: false,
    options: '',
    application_name: 'walory own-postgres',
    connectionTimeoutMillis: 2000,
  });
  // A server that goes away in between reports here as well; the pending call rejects, and that is enough.
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
