import { timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../foundation/failure.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Services } from '../services.ts';
import { isForwarded, isOwnName } from './known-names.ts';
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
  const databaseAnswers = asking(services.database);
  app.get('/healthz', watched, async () => ({ status: 'ok' }));
  app.get('/readyz', watched, async () => {
    const isReady = !isStopping() && services.events.listening && (await databaseAnswers());
    if (!isReady) throw new Failure({ kind: 'unavailable' });
    return { status: 'ready' };
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.settings.metricsToken)) throw new Failure({ kind: 'notFound' });
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** A database that is frozen refuses nothing: it never answers. */
const patience = 3000;

/** Asks the database whether it answers: one question at a time, so that watchers do not take up its connections. */
function asking(database: Database): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined;
  return () => {
    underWay ??= database
      .one(sql`select 1 as one`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = undefined;
      });
    return Promise.race([underWay, setTimeout(patience, false, { ref: false })]);
  };
}

function mayRead(request: FastifyRequest, token: string): boolean {
  // Behind a proxy on this machine everybody seems to call from here.
  const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
  // A page of another site whose name was rebound to this machine calls from here too, under its own name.
  if (!token) return isHere && !isForwarded(request.headers) && isOwnName(request.headers.host);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
