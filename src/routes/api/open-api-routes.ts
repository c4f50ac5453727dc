import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../platform/settings/settings-schema.ts';
import { openApiPath } from './call-reference.ts';
import { openApiDocument } from './open-api.ts';

/** The document itself; its reference page is a page of the public site. */
export function openApiRoutes(api: FastifyInstance, settings: Settings): void {
  const document = openApiDocument(settings.publicUrl || '/');
  api.get(openApiPath, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );
}
