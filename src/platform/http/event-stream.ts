import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppEvent } from '../events/event-bus.ts';
import type { Services } from '../services.ts';
import { actorOf, type Context } from './context.ts';

const heartbeatEvery = 25_000;

export type EventStreams = {
  open(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Ends all streams, so that a stopping server does not wait for browsers. They reconnect elsewhere. */
  closeAll(): void;
  readonly count: number;
};

type Stream = {
  userId: string;
  impersonatorId: string | null;
  openedAt: number;
  write(text: string): void;
  end(): void;
};

/** More than a person has browsers, and fewer than would trouble the server: beyond it the oldest gives way. */
const mostPerUser = 20;
/** Then the browser comes back and is checked anew: a session that ran out in between hears nothing any more. */
const longestLife = 15 * 60_000;

/** Who may hear an event; the rest is for the processes only. */
function concerns(event: AppEvent, userId: string): boolean {
  if (event.type === 'PortfolioChanged' || event.type === 'MarketChanged') return true;
  if (event.type === 'SessionsChanged') return false;
  return event.userId === userId;
}

/** Pushes events to open browsers. After a gap in what this process heard, browsers are told to look again. */
export function createEventStreams(services: Services): EventStreams {
  const streams = new Set<Stream>();
  services.events.subscribe((event) => {
    for (const stream of streams) {
      if (concerns(event, stream.userId)) stream.write(`event: ${event.type}\ndata: {}\n\n`);
      // The session behind the stream may be gone: the browser comes back and is checked anew.
      else if (
        event.type === 'SessionsChanged' &&
        [stream.userId, stream.impersonatorId].includes(event.userId)
      )
        stream.end();
    }
  });
  services.events.onGap(() => {
    for (const stream of streams) stream.write('event: Resync\ndata: {}\n\n');
  });
  const heartbeat = setInterval(() => {
    for (const stream of streams) {
      if (Date.now() - stream.openedAt > longestLife) stream.end();
      else stream.write(': still here\n\n');
    }
  }, heartbeatEvery);
  heartbeat.unref();

  return {
    async open(context, request, reply) {
      const { userId, impersonatorId } = actorOf(context);
      const own = [...streams].filter((stream) => stream.userId === userId);
      if (own.length >= mostPerUser) own[0]!.end();
      reply.hijack();
      const raw = reply.raw;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        connection: 'keep-alive',
      });
      const stream: Stream = {
        userId,
        impersonatorId,
        openedAt: Date.now(),
        // A browser that does not read must not fill our memory: it is cut off and reconnects.
        write: (text) => void (raw.writableLength > 65_536 ? raw.destroy() : raw.write(text)),
        // Nothing may be written behind the end, and the next event can come before the connection is closed.
        end: () => {
          streams.delete(stream);
          raw.end();
        },
      };
      raw.on('error', (error) => services.log.debug({ err: error }, 'event stream broken'));
      raw.write('retry: 2000\n\n');
      streams.add(stream);
      request.raw.on('close', () => streams.delete(stream));
    },
    closeAll() {
      clearInterval(heartbeat);
      for (const stream of streams) stream.end();
    },
    get count() {
      return streams.size;
    },
  };
}
