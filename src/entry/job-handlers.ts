import type { JoinedDomains } from '../platform/domains/registration.ts';
import { defineJob, handles, type JobHandler } from '../platform/jobs/job-queue.ts';
import { forgetOldWindows } from '../platform/limits/limits.ts';
import { deliverMail, sweepMails } from '../platform/mail/mailer.ts';
import type { Services } from '../platform/services.ts';

const tidyUp = defineJob<Record<string, never>>('platform.tidy-up', { schedule: '17 * * * *' });

/** All background work, with who does it: the platform's own, and what each domain brings. */
export function jobHandlers(services: Services, joined: JoinedDomains): JobHandler[] {
  const { database, clock, mailer } = services;
  return [
    handles(deliverMail, ({ mailId }) => mailer.deliver(mailId)),
    handles(sweepMails, () => mailer.sweep()),
    handles(tidyUp, async () => {
      await forgetOldWindows(database, clock.now());
      await mailer.tidyUp();
      await joined.tidyUp(services);
    }),
    ...joined.jobs(services),
  ];
}
