import type { FastifyInstance } from 'fastify';
import { openApiPath } from './call-reference.ts';

/** The document itself; its reference pages are pages of the public site. */
export function openApiRoutes(api: FastifyInstance, document: () => Promise<object>): void {
  // Long, and seldom asked for: written out by the first who asks.
  let text: string | undefined;
  api.get(openApiPath, async (_request, reply) => {
    text ??= JSON.stringify(await document());
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(text);
  });
}
