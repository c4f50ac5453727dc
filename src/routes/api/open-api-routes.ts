import type { FastifyInstance } from 'fastify';
import { openApiPath } from './call-reference.ts';

/** The document itself; its reference page is a page of the public site. */
export function openApiRoutes(api: FastifyInstance, document: object): void {
  api.get(openApiPath, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );
}
