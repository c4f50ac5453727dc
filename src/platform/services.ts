import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { EventBus } from './events/event-bus.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { LanguageModel } from './language-model/language-model.ts';
import type { Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Push } from './push/push.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings/settings-schema.ts';
import type { Sms } from './sms/sms.ts';
import type { WorkThreads } from './threads/thread-work.ts';

/** What operations work with; made once by the entry point, real everywhere, tests included. */
export type Services = {
  settings: Settings;
  database: Database;
  jobs: JobQueue;
  events: EventBus;
  limits: Limits;
  mailer: Mailer;
  sms: Sms;
  push: Push;
  /** Null where none is set up: then rules and lexicons speak, and say so. */
  languageModel: LanguageModel | null;
  /** Where files of strangers are read, so that no file stops the others. */
  threads: WorkThreads;
  secrets: Secrets;
  clock: Clock;
  log: Log;
};
