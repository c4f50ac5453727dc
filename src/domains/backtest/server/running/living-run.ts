import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { simulationChanged } from '../backtest-events.ts';
import { TaskRefused } from './thread-pool.ts';

/** The run is no longer this process': cancelled, removed, or given to another after too long a silence. */
export class RunTaken extends Error {}

const beatEvery = 1000;
const firstBeat = 400;
/** So many beats in a row may be lost before the run is given up: by then another process may have it. */
const mostLostBeats = 10;

type Parts<News> = {
  services: Services;
  /** Whose browsers hear of news. */
  userId: string;
  limitSeconds: number;
  /** Says in the database that the run is alive; false where it is no longer this process'. */
  beat: (tx: Tx, news: News | null) => Promise<boolean>;
};

/** Keeps a run alive in the database with its news, and hears from there that it is to end. */
export class LivingRun<News> {
  readonly #parts: Parts<News>;
  readonly #end = new AbortController();
  readonly #limit: NodeJS.Timeout;
  #next: NodeJS.Timeout;
  #news: News | null = null;
  #lost = 0;

  constructor(parts: Parts<News>) {
    this.#parts = parts;
    this.#next = setTimeout(() => this.#beat(), firstBeat);
    const minutes = Math.max(1, Math.round(parts.limitSeconds / 60));
    const late = () => this.#end.abort(new TaskRefused({ code: 'timeLimit', values: { minutes } }));
    this.#limit = setTimeout(late, parts.limitSeconds * 1000);
  }

  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** What the next beat will tell. */
  tell(news: News): void {
    this.#news = news;
  }

  stop(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#limit);
    if (!this.#end.signal.aborted) this.#end.abort(new RunTaken());
  }

  async #beat(): Promise<void> {
    const { services, userId, beat } = this.#parts;
    const news = this.#news;
    this.#news = null;
    try {
      const alive = await services.database.transaction(async (tx) => {
        const own = await beat(tx, news);
        if (own && news) await services.events.publish(tx, simulationChanged.of(userId));
        return own;
      });
      this.#lost = 0;
      if (!alive) this.#end.abort(new RunTaken());
    } catch (error) {
      services.log.warn({ err: error }, 'could not tell how far a simulation is');
      if (++this.#lost > mostLostBeats) this.#end.abort(new RunTaken());
    }
    if (!this.#end.signal.aborted) this.#next = setTimeout(() => this.#beat(), beatEvery);
  }
}
