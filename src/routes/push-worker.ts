import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { pushWorkerPath } from '../domains/channels/worker-path.ts';

/**
 * The script that shows notifications. It stands at the root, so that it may speak for every page; browsers ask each time
 * whether there is a newer one; and it may load and ask for nothing.
 */
export async function pushWorkerRoute(app: FastifyInstance, file: string): Promise<void> {
  const script = await readFile(file, 'utf8');
  app.get(pushWorkerPath, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'")
      .send(script),
  );
}
