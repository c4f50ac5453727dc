import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/http/actor.ts';
import { isSecure, setCsrfCookie } from '../../platform/http/cookies.ts';
import { csrfCookie, isCsrfTokenFor, newCsrfToken } from '../../platform/http/csrf.ts';
import { newFormToken, soonestMs } from '../../platform/http/form-token.ts';
import { contentSecurityPolicy } from '../../platform/http/security-headers.ts';
import type { Services } from '../../platform/services.ts';
import type { OwnWords } from '../page-cache.ts';
import type { ForRequest } from '../third-parties/for-request.ts';

type Who = {
  actor: Actor | null;
  /** Nothing is known of who asks. */
  away?: boolean;
  thirdParties: ForRequest;
  /** A form that comes back to whoever sent it may be sent again at once. */
  comesBack?: boolean;
};

/** Gives each answer its nonce, and the tokens of its cookie and of its forms. */
export function createOwnWords(services: Services, development: boolean) {
  /** The cookie's token: the browser's where it holds for this session, else a new one. */
  function csrfTokenOf(request: FastifyRequest, reply: FastifyReply, actor: Actor | null): string {
    const sessionId = actor?.sessionId ?? null;
    const known = request.cookies[csrfCookie];
    if (known !== undefined && isCsrfTokenFor(services.secrets, sessionId, known)) return known;
    const token = newCsrfToken(services.secrets, sessionId);
    setCsrfCookie(reply, isSecure(services.settings, request), token);
    return token;
  }

  return (
    request: FastifyRequest,
    reply: FastifyReply,
    { actor, away, thirdParties, comesBack }: Who,
  ): OwnWords => {
    const nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', contentSecurityPolicy(nonce, development, thirdParties.allowed));
    // What stands in the address of other pages is nobody's business, not even of a public page that comes after.
    if (thirdParties.kind !== 'public') reply.header('referrer-policy', 'strict-origin');
    if (away) return { nonce, formToken: '' };
    const drawn = services.clock.now().getTime() - (comesBack ? soonestMs : 0);
    const csrf = csrfTokenOf(request, reply, actor);
    return { nonce, formToken: newFormToken(services.secrets, csrf, new Date(drawn)) };
  };
}
