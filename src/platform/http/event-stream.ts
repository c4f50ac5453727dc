import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../foundation/failure.ts';
import type { AppEvent } from '../events/event-kind.ts';
import { networkOf } from '../limits/network-of.ts';
import type { Services } from '../services.ts';
import { actorOf, type Context } from './context.ts';

const heartbeatEvery = 25_000;

type Open = (context: Context, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export type EventStreams = {
  /** What concerns the signed-in caller. */
  open: Open;
  /** For anyone, signed in or not: that the market changed, and nothing else ever. */
  openMarket: Open;
  /** Ends all streams, so that a stopping server does not wait for browsers. They reconnect elsewhere. */
  closeAll(): void;
  readonly count: number;
};

/** Somebody who listens: a person with a session, or an address of which nothing else is known. */
type Listener =
  /** Those who look at the demo share an account: they are counted by where they are. */
  | { kind: 'person'; userId: string; impersonatorId: string | null; network: string | null }
  | { kind: 'anyone'; network: string };

type Stream = {
  listener: Listener;
  openedAt: number;
  write(text: string): void;
  end(): void;
};

/** More than a person has browsers, and fewer than would trouble the server: beyond it the oldest gives way. */
const mostPerUser = 20;
/** Enough for an office behind one address; who comes later is refused, because giving way would never end. */
const mostPerNetwork = 40;
const mostOfAnyone = 4000;
const comeBackAfter = 60;
/** Then the browser comes back and is checked anew: a session that ran out in between hears nothing any more. */
const longestLife = 15 * 60_000;
/** A browser that vanished never reads the end of its stream, so waiting for that has a limit. */
const farewell = 5000;

/** Who may hear an event; the rest is for the processes only. */
export function concerns(event: AppEvent, listener: Listener): boolean {
  if (event.audience === 'anyone') return true;
  if (listener.kind === 'anyone' || event.audience === 'processes') return false;
  return event.userId === listener.userId;
}

/** Whether the session behind a stream may be gone: then the browser comes back and is checked anew. */
function endsSession(event: AppEvent, listener: Listener): boolean {
  return (
    event.endsStreams === true &&
    event.userId !== undefined &&
    listener.kind === 'person' &&
    [listener.userId, listener.impersonatorId].includes(event.userId)
  );
}

function message(name: string): string {
  return `event: ${name}\ndata: {}\n\n`;
}

/** Pushes events to open browsers. After a gap in what this process heard, browsers are told to look again. */
export function createEventStreams(services: Services): EventStreams {
  const streams = new Set<Stream>();
  services.events.subscribe((event) => {
    for (const stream of streams) {
      if (concerns(event, stream.listener)) stream.write(message(event.type));
      else if (endsSession(event, stream.listener)) stream.end();
    }
  });
  services.events.onGap(() => {
    for (const stream of streams)
      stream.write(message(stream.listener.kind === 'person' ? 'Resync' : 'MarketChanged'));
  });
  const heartbeat = setInterval(() => {
    for (const stream of streams) {
      if (Date.now() - stream.openedAt > longestLife) stream.end();
      else stream.write(': still here\n\n');
    }
  }, heartbeatEvery);
  heartbeat.unref();

  function begin(listener: Listener, reply: FastifyReply): void {
    reply.hijack();
    const { raw } = reply;
    // Who left while we found out who it is would never tell again that they left.
    if (raw.destroyed || raw.socket?.destroyed) return;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'keep-alive',
    });
    const stream: Stream = {
      listener,
      openedAt: Date.now(),
      // A browser that does not read must not fill our memory: it is cut off and reconnects.
      write: (text) => void (raw.writableLength > 65_536 ? raw.destroy() : raw.write(text)),
      // Nothing may be written behind the end, and the next event can come before the connection is closed.
      end: () => {
        streams.delete(stream);
        raw.end();
        setTimeout(() => raw.destroy(), farewell).unref();
      },
    };
    raw.on('error', (error) => services.log.debug({ err: error }, 'event stream broken'));
    raw.on('close', () => streams.delete(stream));
    raw.write('retry: 2000\n\n');
    streams.add(stream);
  }

  /** The network of somebody without an account, if there is room for one more of it. */
  function roomFor(context: Context): string {
    const network = networkOf(context.address);
    let all = 0;
    let near = 0;
    for (const { listener } of streams) {
      if (!listener.network) continue;
      all += 1;
      if (listener.network === network) near += 1;
    }
    if (near >= mostPerNetwork || all >= mostOfAnyone)
      throw new Failure({ kind: 'tooMany', retryAfterSeconds: comeBackAfter });
    return network;
  }

  return {
    async open(context, _request, reply) {
      const { userId, impersonatorId, visiting } = actorOf(context);
      if (visiting)
        return begin({ kind: 'person', userId, impersonatorId, network: roomFor(context) }, reply);
      const own = [...streams].filter(
        ({ listener }) => listener.kind === 'person' && listener.userId === userId && !listener.network,
      );
      if (own.length >= mostPerUser) own[0]!.end();
      begin({ kind: 'person', userId, impersonatorId, network: null }, reply);
    },
    async openMarket(context, _request, reply) {
      begin({ kind: 'anyone', network: roomFor(context) }, reply);
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
