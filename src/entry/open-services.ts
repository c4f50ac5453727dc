import path from 'node:path';
import type { ClientConfig } from 'pg';
import { finishRestore } from '../platform/backup/restored-secret.ts';
import { createClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { createEventBus } from '../platform/events/event-bus.ts';
import { createJobQueue } from '../platform/jobs/job-queue.ts';
import { createLanguageModel } from '../platform/language-model/create-language-model.ts';
import { createLimits } from '../platform/limits/limits.ts';
import { createLog, type Log } from '../platform/log.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { startOwnPostgres } from '../platform/own-postgres/start-own-postgres.ts';
import { createPush } from '../platform/push/create-push.ts';
import { loadSecrets, type Secrets } from '../platform/secrets.ts';
import type { Services } from '../platform/services.ts';
import type { Settings } from '../platform/settings/settings-schema.ts';
import { createSms } from '../platform/sms/create-sms.ts';
import { createWorkThreads } from '../platform/threads/thread-work.ts';
import { root } from './project-root.ts';

export type OpenServices = { services: Services; closeServices(): Promise<void> };

/** Where the data folder lies; relative ones count from the project, not from where the command was typed. */
export function dataFolder(settings: Settings): string {
  return path.resolve(root, settings.dataDir);
}

/** The database of the settings, or our own; `release` lets go of it. */
export async function reachDatabase(
  settings: Settings,
  log: Log,
  onLost?: (error: Error) => void,
): Promise<{ connection: ClientConfig; release(): Promise<void> }> {
  if (settings.databaseUrl)
    return { connection: { connectionString: settings.databaseUrl }, release: async () => {} };
  const own = await startOwnPostgres({ dataDir: dataFolder(settings), log, onLost });
  return { connection: own.connection, release: () => own.stop() };
}

/** The secret of the settings or of the data folder; after a restore that was cut off, the one that fits the database. */
async function secretsOf(settings: Settings, database: Database): Promise<Secrets> {
  const folder = dataFolder(settings);
  if (!settings.secret) await finishRestore(folder, database);
  return loadSecrets(folder, settings.secret);
}

/** The ways out of the house beside the mail. */
function channelsOf(
  settings: Settings,
  parts: Pick<Services, 'database' | 'clock' | 'secrets'>,
): Pick<Services, 'sms' | 'push'> {
  const sender = /<([^>]+)>/.exec(settings.mailFrom)?.[1] ?? settings.mailFrom;
  return {
    sms: createSms({
      ...parts,
      provider: settings.smsProvider,
      url: settings.smsUrl,
      account: settings.smsAccount,
      key: settings.smsKey,
      from: settings.smsFrom,
      timeoutSeconds: settings.smsTimeout,
    }),
    push: createPush({ ...parts, contact: `mailto:${sender}`, loopback: settings.pushLoopback }),
  };
}

export async function openServices(settings: Settings): Promise<OpenServices> {
  const log = createLog(settings.logLevel);
  const { connection, release } = await reachDatabase(settings, log, (error) => {
    // Without its database the process answers nothing; whoever looks after it starts it anew.
    log.fatal({ err: error }, 'database lost');
    process.exit(1);
  });
  const database = openDatabase(connection, settings.databasePool, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  );
  const secrets = await secretsOf(settings, database).catch(async (error) => {
    await database.close();
    await release();
    throw error;
  });
  const clock = createClock(settings.clock);
  const jobs = createJobQueue(database, log);
  const events = createEventBus(database, log);
  const limits = createLimits(database, clock, settings.apiPerMinute, settings.limitFactor);
  const mailer = createMailer({
    database,
    jobs,
    clock,
    secrets,
    log,
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    publicUrl: settings.publicUrl,
  });
  const threads = createWorkThreads();
  return {
    services: {
      languageModel: createLanguageModel({
        provider: settings.llmProvider,
        url: settings.llmUrl,
        key: settings.llmKey,
        model: settings.llmModel,
        timeoutSeconds: settings.llmTimeout,
      }),
      settings,
      log,
      secrets,
      database,
      clock,
      jobs,
      events,
      limits,
      mailer,
      ...channelsOf(settings, { database, clock, secrets }),
      threads,
    },
    async closeServices() {
      await jobs.stop();
      await events.stop();
      await threads.close();
      await database.close();
      await release();
    },
  };
}
