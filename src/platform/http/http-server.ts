import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { newId } from '../../foundation/ids.ts';
import type { Services } from '../services.ts';
import { isSecure } from './cookies.ts';
import { answerFor, failureBehind, somethingWentWrong } from './failure-answers.ts';
import type { Metrics } from './metrics.ts';
import { setSecurityHeaders } from './security-headers.ts';

const bodyLimit = 1024 * 1024;

/** The bare server: ids, logs, headers and the one place where errors are answered. Routes are added by others. */
export function createHttpServer(services: Services, metrics: Metrics): FastifyInstance {
  const { settings, log } = services;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: settings.trustProxy,
    bodyLimit,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 300 },
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    http: { maxHeaderSize: 16 * 1024 },
    frameworkErrors: (error, request, reply) => answerError(services, error, request, reply as never),
    clientErrorHandler: (error, socket) => {
      log.warn({ code: (error as { code?: string }).code }, 'unreadable request');
      const tooLarge = (error as { code?: string }).code === 'HPE_HEADER_OVERFLOW';
      const status = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
      const body = JSON.stringify({ message: 'The request could not be read.' });
      if (socket.writable) {
        socket.end(
          `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
        );
      }
    },
  }) as unknown as FastifyInstance;
  app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    setSecurityHeaders(reply, isSecure(settings, request));
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observe({
      method: request.method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    const line = {
      requestId: request.id,
      method: request.method,
      path: loggablePath(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      userId: (request as { userId?: string }).userId,
    };
    log.info(line, 'answered');
  });
  app.setErrorHandler((error, request, reply) => answerError(services, error, request, reply));
  return app;
}

/** Queries and the tokens in mailed links stay out of the log. */
function loggablePath(request: FastifyRequest): string {
  const { pathname } = new URL(request.url, 'http://x');
  return pathname.replace(/\/(reset-password|verify-email)\/[^/.]+/, '/$1/…');
}

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
  services.log.error({ err: error, requestId: request.id, path: loggablePath(request) }, 'fault');
  reply
    .status(500)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ message: somethingWentWrong, request_id: request.id });
}
