import { EventEmitter } from 'node:events';
import pg from 'pg';
import { newId } from '../../foundation/ids.ts';
import type { Database, Tx } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Log } from '../log.ts';
import type { AppEvent } from './event-kind.ts';

export type EventBus = {
  /**
   * Tells all processes, inside the caller's transaction: nothing is told before it is true.
   * This process hears it right at the commit, so that its next request already knows.
   */
  publish(tx: Tx, ...events: AppEvent[]): Promise<void>;
  subscribe(listener: (event: AppEvent) => void): () => void;
  /** Called when events may have been missed; whoever caches must forget. */
  onGap(listener: () => void): () => void;
  /** False while the connection is down: then nothing heard by events may be trusted. */
  readonly listening: boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const channel = 'walory_events';
/** So often a process tells itself something, and so many times in a row it may hear nothing of it. */
const beatEvery = 5000;
const mostUnheard = 2;
/** Longer than any of it takes where anybody answers at all. */
const patience = 10_000;

/**
 * Events between processes, by LISTEN and NOTIFY. A connection can die without a word, a pooler can take the listening
 * away: so each process listens to its own heartbeat, and one that does not hear it connects anew.
 */
export function createEventBus(database: Database, log: Log, beatMs = beatEvery): EventBus {
  const self = newId();
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  let heart: Heart | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      ...database.connection,
      application_name: 'walory-events',
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    fresh.on('notification', (message) => {
      const { from, event, beat } = JSON.parse(message.payload ?? '{}');
      if (event && from !== self) emitter.emit('event', event);
      if (beat && from === self) heart?.heard();
    });
    const lost = (error?: Error) => {
      if (client !== fresh) return;
      client = undefined;
      heart?.stop();
      // Not waited for: whoever does not answer does not say goodbye either.
      fresh.end().catch(() => {});
      emitter.emit('gap');
      if (stopped) return;
      log.warn({ err: error }, 'event connection lost, reconnecting');
      reconnectSoon();
    };
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
    client = fresh;
    heart = startHeart(fresh, self, beatMs, lost);
    emitter.emit('gap');
  }

  function reconnectSoon(): void {
    clearTimeout(retry);
    retry = setTimeout(() => connect().catch(() => !stopped && reconnectSoon()), 500);
  }

  return {
    async publish(tx, ...events) {
      const messages = events.map((event) => JSON.stringify({ from: self, event }));
      await tx.run(sql`select pg_notify(${channel}, one) from unnest(${messages}::text[]) as one`);
      tx.afterCommit(() => {
        for (const event of events) emitter.emit('event', event);
      });
    },
    subscribe(listener) {
      emitter.on('event', listener);
      return () => emitter.off('event', listener);
    },
    onGap(listener) {
      emitter.on('gap', listener);
      return () => emitter.off('gap', listener);
    },
    get listening() {
      return client !== undefined;
    },
    start: connect,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      heart?.stop();
      await client?.end().catch(() => {});
    },
  };
}

type Heart = { heard(): void; stop(): void };

/** Tells this process something through the very connection it listens on, and says when it is not heard. */
function startHeart(
  client: pg.Client,
  self: string,
  every: number,
  onSilence: (error: Error) => void,
): Heart {
  let unheard = 0;
  const heartbeat = JSON.stringify({ from: self, beat: true });
  const timer = setInterval(() => {
    if (unheard >= mostUnheard) return onSilence(new Error('the heartbeat was not heard'));
    unheard += 1;
    client.query('select pg_notify($1, $2)', [channel, heartbeat]).catch(onSilence);
  }, every);
  timer.unref();
  return {
    heard() {
      unheard = 0;
    },
    stop: () => clearInterval(timer),
  };
}
