import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { Failure, notFound } from '../../foundation/failure.ts';
import { newId } from '../../foundation/ids.ts';
import type { Services } from '../services.ts';
import { compressAnswers } from './compress-answers.ts';
import { isSecure } from './cookies.ts';
import { answerFor, failureBehind, somethingWentWrong } from './failure-answers.ts';
import type { Metrics } from './metrics.ts';
import { isAuthority, loggablePath } from './plain-path.ts';
import { setSecurityHeaders } from './security-headers.ts';

const bodyLimit = 1024 * 1024;

/** The bare server: ids, logs, headers and the one place where errors are answered. Routes are added by others. */
export function createHttpServer(services: Services, metrics: Metrics): FastifyInstance {
  const { settings, log } = services;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    // One proxy is believed; what a caller wrote into the header before it is not.
    trustProxy: settings.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 300 },
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    http: { maxHeaderSize: 16 * 1024 },
    // Addresses that cannot be decoded are answered before any hook runs.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply as never);
      answerError(services, error, request, reply as never);
      record(request, reply as never);
    },
    clientErrorHandler: (error, socket) => answerUnreadable(services, error, socket),
  }) as unknown as FastifyInstance;

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('x-request-id', request.id);
    setSecurityHeaders(reply, isSecure(settings, request), request.url.startsWith('/assets/'));
  }

  function record(request: FastifyRequest, reply: FastifyReply): void {
    const route = request.routeOptions?.url ?? 'unknown';
    metrics.observe({
      method: request.method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    const line = {
      requestId: request.id,
      method: request.method,
      path: loggablePath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      userId: (request as { userId?: string }).userId,
    };
    log.info(line, 'answered');
  }

  app.register(cookie);
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    const { host } = request.headers;
    // Watchers of an older protocol send none.
    done(host === undefined || isAuthority(host) ? undefined : new Failure({ kind: 'malformed' }));
  });
  app.addHook('onResponse', (request, reply, done) => {
    record(request, reply);
    done();
  });
  compressAnswers(app);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  app.setErrorHandler((error, request, reply) => answerError(services, error, request, reply));
  return app;
}

/** Unique across processes and restarts, and cheap: a random beginning and a count. */
function requestIds(): () => string {
  const beginning = newId().slice(0, 24);
  let count = 0;
  return () => beginning + (++count).toString(16).padStart(12, '0');
}

const answered = new WeakSet<Socket>();

/** What is no HTTP, or too much of it, never becomes a request: it is answered on the socket, once. */
function answerUnreadable({ log }: Services, error: Error, socket: Socket): void {
  const { code } = error as { code?: string };
  // A browser that went away hears no answer, and the rest of a refused request deserves no second one.
  if (!socket.writable || code === 'ECONNRESET' || answered.has(socket)) return;
  answered.add(socket);
  const status = unreadable[code ?? ''] ?? '400 Bad Request';
  const requestId = newId();
  log.info({ requestId, status: Number.parseInt(status, 10), code }, 'answered');
  const body = JSON.stringify({ message: 'The request could not be read.' });
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    `x-request-id: ${requestId}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
  // Closed at once, it might take the answer along; left to the caller, it might stay open for ever.
  setTimeout(() => socket.destroy(), 1000).unref();
}

const unreadable: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function answerError(services: Services, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureBehind(error);
  if (failure) {
    const answer = answerFor(failure);
    reply
      .status(answer.status)
      .headers({ 'cache-control': 'no-store', ...answer.headers })
      .type('application/json')
      .send(answer.body);
    return;
  }
  services.log.error({ err: error, requestId: request.id, path: loggablePath(request.url) }, 'fault');
  reply
    .status(500)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ message: somethingWentWrong, request_id: request.id });
}
