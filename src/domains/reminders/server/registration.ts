import type { Registration } from '../../../platform/domains/registration.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { oldestSplitDays } from './find-splits.ts';
import { reminderJob, tellWhatComes } from './tell-what-comes.ts';
import { toldTo } from './told-day-store.ts';
import { forgetToldSplits, toldSplits } from './told-split-store.ts';

/** Longer than any split is told. */
const splitsKeptDays = oldestSplitDays + 10;

export const reminders: Registration = {
  name: 'reminders',
  jobs: (services) => [handles(reminderJob, () => tellWhatComes(services))],
  fills: [
    accountLife.with({
      exported: async (on, { id }) => ({
        reminders: { told_to: await toldTo(on, id), splits: await toldSplits(on, [id]) },
      }),
    }),
  ],
  tidyUp: async ({ database, clock }) => {
    await forgetToldSplits(database, new Date(clock.now().getTime() - splitsKeptDays * 86_400_000));
  },
};
