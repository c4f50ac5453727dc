import type { Tx } from '../../../platform/database/database.ts';
import type { Registration } from '../../../platform/domains/registration.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../platform/services.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { startedDay } from '../days-ahead.ts';
import { whatComes } from './batch.ts';
import { oldestSplitDays } from './find-splits.ts';
import { sentTo, welcomeNew } from './sent-day-store.ts';
import { forgetSentSplits, sentSplits } from './sent-split-store.ts';
import { reminderJob, tellWhatComes } from './tell-what-comes.ts';

/** Longer than any split is told. */
const splitsKeptDays = oldestSplitDays + 10;

/** Of today there is nothing yet. */
function tellFromTomorrow(tx: Tx, { clock }: Services, { id }: { id: string }): Promise<void> {
  return welcomeNew(tx, [id], startedDay(clock.now()));
}

export const reminders: Registration = {
  name: 'reminders',
  jobs: (services, slots) => {
    const others = slots.all(whatComes);
    return [handles(reminderJob, () => tellWhatComes(services, undefined, others))];
  },
  fills: [
    restorable.with({ tables: ['reminder_splits'] }),
    accountLife.with({
      registered: tellFromTomorrow,
      seedsDemo: tellFromTomorrow,
      exported: async (on, { id }) => ({
        reminders: { told_to: await sentTo(on, id), splits: await sentSplits(on, [id]) },
      }),
    }),
  ],
  tidyUp: async ({ database, clock }) => {
    await forgetSentSplits(database, new Date(clock.now().getTime() - splitsKeptDays * 86_400_000));
  },
};
