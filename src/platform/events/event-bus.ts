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
  publish(tx: Tx, event: AppEvent): Promise<void>;
  subscribe(listener: (event: AppEvent) => void): () => void;
  /** Called when events may have been missed; whoever caches must forget. */
  onGap(listener: () => void): () => void;
  /** False while the connection is down: then nothing heard by events may be trusted. */
  readonly listening: boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const channel = 'walory_events';

export function createEventBus(database: Database, log: Log): EventBus {
  const self = newId();
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  let client: pg.Client | undefined;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      ...database.connection,
      application_name: 'walory-events',
      keepAlive: true,
    });
    fresh.on('notification', (message) => {
      const { from, event } = JSON.parse(message.payload ?? '{}');
      if (event && from !== self) emitter.emit('event', event);
    });
    const lost = (error?: Error) => {
      if (client !== fresh) return;
      client = undefined;
      emitter.emit('gap');
      if (stopped) return;
      log.warn({ err: error }, 'event connection lost, reconnecting');
      reconnectSoon();
    };
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    client = fresh;
    emitter.emit('gap');
  }

  function reconnectSoon(): void {
    clearTimeout(retry);
    retry = setTimeout(() => connect().catch(() => !stopped && reconnectSoon()), 500);
  }

  return {
    async publish(tx, event) {
      await tx.run(sql`select pg_notify(${channel}, ${JSON.stringify({ from: self, event })})`);
      tx.afterCommit(() => emitter.emit('event', event));
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
      await client?.end().catch(() => {});
    },
  };
}
