import type { Tx } from '../../../platform/database/database.ts';
import type { Registration } from '../../../platform/domains/registration.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import type { Services } from '../../../platform/services.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { startedDay } from '../days-ahead.ts';
import { whatComes } from './batch.ts';
import { oldestSplitDays } from './find-splits.ts';
import { reminderJob, tellWhatComes } from './tell-what-comes.ts';
import { toldTo, welcomeNew } from './told-day-store.ts';
import { forgetToldSplits, toldSplits } from './told-split-store.ts';

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
        reminders: { told_to: await toldTo(on, id), splits: await toldSplits(on, [id]) },
      }),
    }),
  ],
  tidyUp: async ({ database, clock }) => {
    await forgetToldSplits(database, new Date(clock.now().getTime() - splitsKeptDays * 86_400_000));
  },
};
