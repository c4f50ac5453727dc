import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import { accountLife, moveChannels } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { notificationsFailures } from '../failures.ts';
import { carriers } from './carriers.ts';
import { dispatch } from './dispatch.ts';
import { dispatchJob } from './dispatch-job.ts';
import { mailCarrier } from './mail-carrier.ts';
import {
  deleteNotification,
  exportNotifications,
  listNotifications,
  readNotifications,
  welcome,
} from './manage-notifications.ts';
import {
  moveChannelsOf,
  readNoticeChannels,
  readNoticeSettings,
  saveNoticeSettings,
  saveNotificationSettings,
} from './manage-settings.ts';
import { notificationAdded } from './notification-events.ts';
import { forgetOld } from './notification-store.ts';
import { tellOfApiKey, tellOfSignIn } from './tell-of-account.ts';

/** A bell is no archive. */
const keptDays = 400;

export const notifications: Registration = {
  name: 'notifications',
  failures: notificationsFailures,
  calls: () => [
    bind(contract.listNotifications, listNotifications),
    bind(contract.readNotifications, readNotifications),
    bind(contract.deleteNotification, deleteNotification),
    bind(contract.saveNotificationSettings, saveNotificationSettings),
    bind(contract.readNoticeSettings, readNoticeSettings),
    bind(contract.saveNoticeSettings, saveNoticeSettings),
    bind(contract.readNoticeChannels, readNoticeChannels),
  ],
  jobs: (services, slots) => [
    handles(dispatchJob, () => dispatch(services, [mailCarrier(services), ...slots.all(carriers)])),
  ],
  tidyUp: async ({ database, clock }) => {
    await forgetOld(database, new Date(clock.now().getTime() - keptDays * 86_400_000));
  },
  events: [notificationAdded],
  fills: [
    accountLife.with({
      registered: welcome,
      exported: exportNotifications,
      signedInAnew: tellOfSignIn,
      apiKeyMade: tellOfApiKey,
    }),
    moveChannels.with(moveChannelsOf),
  ],
};
