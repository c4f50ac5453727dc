import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../foundation/failure.ts';
import { sql } from '../database/sql.ts';
import type { Services } from '../services.ts';
import type { Metrics } from './metrics.ts';

/** Paths for machines that watch us; no contract, no session. */
export const operatorPaths = ['/healthz', '/readyz', '/metrics'] as const;

export function addOperatorRoutes(
  app: FastifyInstance,
  services: Services,
  metrics: Metrics,
  isStopping: () => boolean,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (isStopping() || !services.events.listening) throw new Failure({ kind: 'unavailable' });
    await services.database.one(sql`select 1 as one`).catch(() => {
      throw new Failure({ kind: 'unavailable' });
    });
    return { status: 'ready' };
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.settings.metricsToken)) throw new Failure({ kind: 'notFound' });
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

function mayRead(request: FastifyRequest, token: string): boolean {
  if (!token) return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
