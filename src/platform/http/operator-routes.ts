import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../foundation/failure.ts';
import { sql } from '../database/sql.ts';
import type { Services } from '../services.ts';
import { isOwnName } from './known-names.ts';
import type { Metrics } from './metrics.ts';

/** Paths for machines that watch us; no contract, no session. */
export const operatorPaths = ['/healthz', '/readyz', '/metrics'] as const;

/** Watchers often ask for the head alone. */
const watched = { exposeHeadRoute: true };

export function addOperatorRoutes(
  app: FastifyInstance,
  services: Services,
  metrics: Metrics,
  isStopping: () => boolean,
): void {
  app.get('/healthz', watched, async () => ({ status: 'ok' }));
  app.get('/readyz', watched, async () => {
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
  // Behind a proxy on this machine everybody seems to call from here.
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
  // A page of another site whose name was rebound to this machine calls from here too, under its own name.
  if (!token) return isHere && !isForwarded && isOwnName(request.headers.host);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
