import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyCall, CallInput, CallResult } from '../../foundation/contract.ts';
import { Failure } from '../../foundation/failure.ts';
import { defineSlot } from '../domains/slot.ts';
import type { Services } from '../services.ts';
import type { Actor } from './actor.ts';
import { AcceptedAnswer, type Context, FileAnswer, RedirectAnswer, type SignedBody } from './context.ts';
import {
  clearSessionCookie,
  consentCookie,
  dropCookies,
  isSecure,
  passIn,
  setConsentCookie,
  setCsrfCookie,
  setDevicesCookie,
  setPassCookie,
  setSessionCookie,
} from './cookies.ts';
import { csrfCookie, newCsrfToken, passesCsrf } from './csrf.ts';
import { failureBehind } from './failure-answers.ts';
import { newFormToken, soonestMs } from './form-token.ts';
import { jsonOf, outputOf } from './kept-answers.ts';
import { devicesCookie, knownDevice, withDevice } from './known-devices.ts';
import { parseInput } from './parse-input.ts';
import { siteOrigin } from './site-origin.ts';

export type Operation<C extends AnyCall> = (
  context: Context,
  input: CallInput<C>,
) => Promise<CallResult<C> | FileAnswer | AcceptedAnswer | RedirectAnswer>;
/** Answers by itself: with a stream, or with what can only be made from the request. */
export type StreamOperation = (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;
export type Binding = { call: AnyCall; operation?: Operation<AnyCall>; stream?: StreamOperation };

export function bind<C extends AnyCall>(call: C, operation: Operation<C>): Binding {
  return { call, operation: operation as Operation<AnyCall> };
}

export function bindStream(call: AnyCall, stream: StreamOperation): Binding {
  return { call, stream };
}

/** Hears of what an administrator tried in somebody else's place and may not. */
export type OnForbidden = (
  services: Services,
  tried: { actor: Actor; call: string; address: string },
) => Promise<void>;
export const forbiddenInPlace = defineSlot<OnForbidden>('forbidden in place of another');

/** Who calls, as remembered a moment ago or, `afresh`, as the database has it now. */
export type ResolveActor = (request: FastifyRequest, afresh?: boolean) => Promise<Actor | null>;

/** Checks of who may call, the same for a request and for a page that calls in process. */
export function checkAccess(call: AnyCall, actor: Actor | null, body?: unknown): void {
  if (actor?.visiting && !mayVisitors(call, body)) throw new Failure({ kind: 'demo' });
  if (actor?.via === 'apiKey' && !call.apiKey) throw new Failure({ kind: 'forbidden' });
  if (actor?.impersonatorId && !call.whileImpersonating) throw new Failure({ kind: 'forbidden' });
  if (call.access === 'anyone') return;
  if (!actor) throw new Failure({ kind: 'unauthenticated' });
  // An administrator's calls do not exist for others.
  if (call.access === 'admin' && actor.role !== 'admin') throw new Failure({ kind: 'notFound' });
}

function mayVisitors({ whileVisiting }: AnyCall, body: unknown): boolean {
  return typeof whileVisiting === 'function' ? whileVisiting(body) : whileVisiting;
}

/** By what requests are counted. Visitors of the demo share an account, not their calls. */
export function callerOf(actor: Actor | null, address: string): string {
  return actor && !actor.visiting ? `user:${actor.userId}` : `address:${address}`;
}

/** Makes the context of an operation from the request it serves. */
export function contextOf(
  services: Services,
  actor: Actor | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Context {
  const secure = isSecure(services.settings, request);
  const acceptsPolish = /^\s*pl\b/i.test(request.headers['accept-language'] ?? '');
  const asked = request.headers['x-locale'];
  return {
    services,
    actor,
    requestId: request.id,
    address: request.ip,
    origin: () => siteOrigin(services.settings, request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    locale: asked === 'pl' || (asked !== 'en' && acceptsPolish) ? 'pl' : 'en',
    log: request.log as Services['log'],
    openSession(session) {
      setSessionCookie(reply, secure, session.token, session.expiresAt);
      setCsrfCookie(reply, secure, newCsrfToken(services.secrets, session.id));
    },
    endSession() {
      clearSessionCookie(reply, secure);
      setCsrfCookie(reply, secure, newCsrfToken(services.secrets, null));
    },
    renewCsrf() {
      setCsrfCookie(reply, secure, newCsrfToken(services.secrets, actor?.sessionId ?? null));
    },
    formToken() {
      const drawn = new Date(services.clock.now().getTime() - soonestMs);
      return newFormToken(services.secrets, request.cookies[csrfCookie] ?? '', drawn);
    },
    knownDevice: (account) => knownDevice(services.secrets, request.cookies[devicesCookie], account),
    rememberDevice(account) {
      setDevicesCookie(reply, secure, withDevice(services.secrets, request.cookies[devicesCookie], account));
    },
    passFor: (place) => passIn(request, place),
    givePass: (place, pass, seconds) => setPassCookie(reply, secure, place, pass, seconds),
    keptConsent: () => request.cookies[consentCookie],
    keepConsent: (value, days) => setConsentCookie(reply, secure, value, days),
    dropCookies: (isTheirs) => dropCookies(request, reply, siteOrigin(services.settings, request), isTheirs),
  };
}

/** Declares a route for each binding; every check is taken from the contract. */
export function bindCalls(
  api: FastifyInstance,
  services: Services,
  resolveActor: ResolveActor,
  bindings: Binding[],
  onForbidden: readonly OnForbidden[] = [],
): void {
  for (const { call, operation, stream } of bindings) {
    api.route({
      method: call.method,
      url: call.path,
      bodyLimit: call.bodyLimit,
      config: { isSigned: call.signedBy !== undefined },
      handler: async (request, reply) => {
        const actor = call.signedBy ? null : await resolveActor(request);
        if (actor) (request as { userId?: string }).userId = actor.userId;
        await services.limits.takeCall(callerOf(actor, request.ip));
        const context = contextOf(services, actor, request, reply);
        if (call.changes && actor?.via !== 'apiKey' && !call.signedBy) {
          const cookie = request.cookies[csrfCookie];
          if (!passesCsrf(services.secrets, actor?.sessionId ?? null, cookie, request.headers)) {
            throw new Failure({ kind: actor || call.access === 'anyone' ? 'staleCsrf' : 'unauthenticated' });
          }
        }
        try {
          checkAccess(call, actor, request.body);
        } catch (refusal) {
          if (actor?.impersonatorId && !call.whileImpersonating)
            for (const note of onForbidden)
              await note(services, { actor, call: call.id, address: request.ip });
          throw refusal;
        }
        if (stream) return stream(context, request, reply);
        const input = call.signedBy
          ? { params: undefined, query: undefined, body: signedBody(request, call.signedBy) }
          : parseInput(call, { params: request.params, query: request.query, body: request.body });
        const result = await operation!(context, input as never).catch(async (error: unknown) => {
          // What fails because the account went away meanwhile is no fault: there is nobody left to act for.
          const isFault = failureBehind(error) === undefined;
          if (isFault && actor && !(await resolveActor(request, true)))
            throw new Failure({ kind: 'unauthenticated' });
          throw error;
        });
        if (result instanceof FileAnswer) return sendFile(reply, result);
        reply.header('cache-control', 'no-store');
        if (result instanceof RedirectAnswer) return reply.redirect(result.to, 303);
        if (result instanceof AcceptedAnswer) return reply.status(202).send(outputOf(call, result.result));
        const json = jsonOf(call, result);
        if (json) return reply.type('application/json; charset=utf-8').send(json);
        return outputOf(call, result);
      },
    });
  }
}

function signedBody(request: FastifyRequest, header: string): SignedBody {
  const signature = request.headers[header];
  if (!Buffer.isBuffer(request.body) || typeof signature !== 'string')
    throw new Failure({ kind: 'malformed' });
  return { bytes: request.body, signature };
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  if (file.fileName) reply.header('content-disposition', `attachment; filename="${file.fileName}"`);
  reply.header('cache-control', file.cache).type(file.contentType);
  if (Buffer.isBuffer(file.bytes)) return reply.send(file.bytes);
  return reply.header('content-length', file.bytes.size).send(file.bytes.read());
}
