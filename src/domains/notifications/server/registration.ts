import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { actorOf } from '../../../platform/http/context.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import { billingNews } from '../../billing/server/news.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife, moveChannels } from '../../identity/server/account-life.ts';
import * as announcing from '../announcements-contract.ts';
import * as contract from '../contract.ts';
import { notificationsFailures } from '../failures.ts';
import * as less from '../less-contract.ts';
import {
  currentAnnouncements,
  dismissAnnouncement,
  listAnnouncements,
  sendAnnouncement,
  takeBackAnnouncement,
} from './announcements/announce.ts';
import { dismissalsOf } from './announcements/announcement-store.ts';
import { spread, spreadJob } from './announcements/spread.ts';
import { carriersOf } from './carriers/carriers.ts';
import { dispatch, dispatchTo } from './dispatch.ts';
import { dispatchJob, sendNowJob } from './dispatch-job.ts';
import { chooseLess, readLess, undoLess } from './less/choose-less.ts';
import { listMessageTrouble } from './list-trouble.ts';
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
import { tellOfPlan } from './tell-of-plan.ts';

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
    bind(less.readLess, readLess),
    bind(less.chooseLess, chooseLess),
    bind(less.undoLess, undoLess),
    bind(announcing.listAnnouncements, listAnnouncements),
    bind(announcing.sendAnnouncement, sendAnnouncement),
    bind(announcing.takeBackAnnouncement, takeBackAnnouncement),
    bind(announcing.currentAnnouncements, currentAnnouncements),
    bind(announcing.dismissAnnouncement, dismissAnnouncement),
    bind(announcing.listMessageTrouble, listMessageTrouble),
  ],
  jobs: (services) => [
    handles(dispatchJob, () => dispatch(services, carriersOf(services))),
    handles(spreadJob, ({ announcementId }) => spread(services, announcementId)),
    handles(sendNowJob, ({ userId }) => dispatchTo(services, carriersOf(services), userId)),
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
    accountLife.with({
      exported: async (on, user) => ({ dismissed_announcements: await dismissalsOf(on, user.id) }),
    }),
    restorable.with({
      tables: ['notifications'],
      settle: (tx, context) =>
        context.services.events.publish(tx, notificationAdded.of(actorOf(context).userId)),
    }),
    moveChannels.with(moveChannelsOf),
    billingNews.with(tellOfPlan),
  ],
};
