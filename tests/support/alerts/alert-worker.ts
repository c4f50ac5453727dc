import { runPass } from '../../../src/domains/alerts/server/run-pass.ts';
import { openServices } from '../../../src/entry/open-services.ts';
import type { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import type { Services } from '../../../src/platform/services.ts';
import type { Settings } from '../../../src/platform/settings/settings-schema.ts';
import { addCloses } from '../callers/trader.ts';

/** A worker that looks at everybody when it is told to, at the time it is told. */
export class AlertWorker {
  now: Date;
  readonly #opened: Awaited<ReturnType<typeof openServices>>;

  private constructor(opened: Awaited<ReturnType<typeof openServices>>, now: Date) {
    this.#opened = opened;
    this.now = now;
  }

  static async open(settings: Settings, at: string): Promise<AlertWorker> {
    return new AlertWorker(await openServices(settings), new Date(at));
  }

  get services(): Services {
    return { ...this.#opened.services, clock: { now: () => this.now } };
  }

  look(at?: string): Promise<void> {
    if (at) this.now = new Date(at);
    return runPass(this.services);
  }

  close(): Promise<void> {
    return this.#opened.closeServices();
  }
}

/** Closes of the market itself and not of the simulated one. */
export async function addRealCloses(
  database: Database,
  id: string,
  closes: Record<string, string>,
): Promise<void> {
  await addCloses(database, id, closes);
  await database.run(sql`update latest_prices set source = 'yahoo' where instrument_id = ${id}`);
}
