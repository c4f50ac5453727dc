import type { FastifyInstance } from 'fastify';
import { Failure } from '../../foundation/failure.ts';

/**
 * Reads JSON strictly: valid UTF-8 only, no prototype tricks. Nothing else is accepted by the API. Where a signature
 * covers the body it stays as it came: written anew it would be another one.
 */
export function acceptOnlyJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if ((body as Buffer).length === 0) return done(null, undefined);
    if ((request.routeOptions.config as { isSigned?: boolean }).isSigned) return done(null, body);
    let text: string;
    try {
      text = decoder.decode(body as Buffer);
    } catch {
      return done(new Failure({ kind: 'malformed' }));
    }
    return parse(request, text, done);
  });
}
