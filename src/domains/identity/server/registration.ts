import type { Registration } from '../../../platform/domains/registration.ts';
import { bind, forbiddenInPlace } from '../../../platform/http/bind-calls.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import * as contract from '../contract.ts';
import { identityFailures } from '../failures.ts';
import { accountLife, moveChannels, planSummaries } from './account-life.ts';
import { deleteOldAudit } from './audit-store.ts';
import { changePassword } from './change-password.ts';
import { exportUser } from './export-user.ts';
import { finishOnboarding } from './finish-onboarding.ts';
import { sessionsChanged } from './identity-events.ts';
import { redeemMail } from './mail/redeem-mail.ts';
import { answerResetRequest, requestMail, resetRequested } from './mail/request-mail.ts';
import { deleteExpiredTokens } from './mail/token-store.ts';
import { readUser } from './read-user.ts';
import { registerAccount } from './register.ts';
import { removeUser } from './remove-user.ts';
import { writeEndedImpersonations } from './sign-in/ended-impersonations.ts';
import { giveCsrfCookie } from './sign-in/give-csrf-cookie.ts';
import { noteForbidden, startImpersonation, stopImpersonation } from './sign-in/impersonate.ts';
import { createApiKey, removeApiKey } from './sign-in/manage-api-key.ts';
import { endSession, listSessions } from './sign-in/manage-sessions.ts';
import { deleteExpiredSessions } from './sign-in/session-store.ts';
import { signIn, signOut } from './sign-in/sign-in.ts';
import { visitDemo } from './sign-in/visit-demo.ts';
import { readAvatar, removeAvatar, storeAvatar } from './store-avatar.ts';
import { updateUser } from './update-user.ts';
import { forgetFormerEmails } from './user-store.ts';

const tokensKeptDays = 30;

export const identity: Registration = {
  name: 'identity',
  failures: identityFailures,
  calls(slots) {
    const life = slots.all(accountLife);
    return [
      bind(contract.csrfCookieCall, giveCsrfCookie),
      bind(contract.register, registerAccount(life)),
      bind(contract.signIn, signIn(life)),
      bind(contract.signOut, signOut),
      bind(contract.visitDemo, visitDemo),
      bind(
        contract.currentUser,
        readUser({ planOf: slots.one(planSummaries), channelsOf: slots.one(moveChannels) }),
      ),
      bind(contract.updateUser, updateUser),
      bind(contract.changePassword, changePassword(life)),
      bind(contract.finishOnboarding, finishOnboarding),
      bind(contract.exportUser, exportUser(life)),
      bind(contract.removeUser, removeUser(life)),
      bind(contract.listSessions, listSessions),
      bind(contract.endSession, endSession),
      bind(contract.createApiKey, createApiKey(life)),
      bind(contract.deleteApiKey, removeApiKey),
      bind(contract.uploadAvatar, storeAvatar),
      bind(contract.removeAvatar, removeAvatar),
      bind(contract.readAvatar, readAvatar),
      bind(contract.requestMail, requestMail),
      bind(contract.redeemMail, redeemMail(life)),
      bind(contract.startImpersonation, startImpersonation),
      bind(contract.stopImpersonation, stopImpersonation),
    ];
  },
  jobs: (services) => [handles(resetRequested, (request) => answerResetRequest(services, request))],
  async tidyUp({ database, clock, settings }) {
    const now = clock.now();
    await database.transaction(async (tx) =>
      writeEndedImpersonations(tx, await deleteExpiredSessions(tx, now), { at: now }),
    );
    if (settings.auditDays > 0)
      await deleteOldAudit(database, new Date(now.getTime() - Math.max(30, settings.auditDays) * 86_400_000));
    await forgetFormerEmails(database, now);
    await deleteExpiredTokens(database, new Date(now.getTime() - tokensKeptDays * 86_400_000));
  },
  fills: [forbiddenInPlace.with(noteForbidden)],
  events: [sessionsChanged],
};
