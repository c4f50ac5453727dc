// A process of its own for the tests, which they can kill: starts the server in the folder given as argument, says
// so in one line of JSON, and stops it when asked on its input.
import { once } from 'node:events';
import type { OwnPostgresError } from './own-postgres-error.ts';
import { startOwnPostgres } from './start-own-postgres.ts';

try {
  const server = await startOwnPostgres({ dataDir: process.argv[2]!, log: { info: () => {} } });
  const { connection, startedByUs } = server;
  process.stdout.write(`${JSON.stringify({ connection, startedByUs })}\n`);
  await once(process.stdin, 'data');
  await server.stop();
} catch (error) {
  const { failure, message } = error as OwnPostgresError;
  process.stdout.write(`${JSON.stringify({ failure, message })}\n`);
}
process.exit();
