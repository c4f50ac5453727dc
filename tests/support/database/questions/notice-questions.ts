import * as announcementStore from '../../../../src/domains/notifications/server/announcements/announcement-store.ts';
import * as messageStore from '../../../../src/domains/notifications/server/message-store.ts';
import * as notificationStore from '../../../../src/domains/notifications/server/notification-store.ts';
import * as settingsStore from '../../../../src/domains/notifications/server/settings-store.ts';
import * as troubleStore from '../../../../src/domains/notifications/server/trouble-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import type { Questions } from './broker-questions.ts';

export const noticeStores = [announcementStore, messageStore, notificationStore, settingsStore, troubleStore];

const at = new Date('2026-11-13T12:00:00Z');

const noticeOf = (userId: string) => ({
  id: newId(),
  userId,
  kind: 'welcome' as const,
  params: {},
  subject: newId(),
  day: '2026-11-13',
  at,
});

const announced = (): announcementStore.Spread => ({
  row: {
    id: newId(),
    title_en: 'A',
    title_pl: 'A',
    text_en: '',
    text_pl: '',
    plans: null,
    first_day: '2026-11-13',
    last_day: '2026-11-14',
    created_at: at,
    taken_back_at: null,
    reached_after: null,
    reached: 0,
    finished_at: null,
  },
  subject: 'x',
  day: '2026-11-13',
  now: at,
});

/** Every function of the stores of notifications, as it is asked for one person. */
export function noticeQuestions(user: () => string): Questions {
  const { everything } = notificationStore;
  return {
    notificationsOf: (tx) =>
      notificationStore.notificationsOf(tx, user(), everything, { start: 0, limit: 10 }),
    countNotifications: (tx) => notificationStore.countNotifications(tx, user(), everything),
    insertNotices: (tx) => notificationStore.insertNotices(tx, [noticeOf(user())]),
    deleteNotification: (tx) => notificationStore.deleteNotification(tx, user(), newId(), ['signedIn']),
    removeUnsent: (tx) => notificationStore.removeUnsent(tx, user(), 'welcome', ['x'], '2026-11-13'),
    markRead: (tx) => notificationStore.markRead(tx, user(), null, at),
    insertMessages: async (tx) => {
      const notice = noticeOf(user());
      await notificationStore.insertNotices(tx, [notice]);
      const message = { userId: user(), notificationId: notice.id, channel: 'email' as const, dueAt: at };
      await messageStore.insertMessages(tx, [message], at);
    },
    lockDue: (tx) => messageStore.lockDue(tx, user(), 'email', at),
    putOffDue: (tx) => {
      const waits = { most: 12, firstWait: 30, longestWait: 60, reason: 'x' };
      return messageStore.putOffDue(tx, user(), 'email', [newId()], at, waits);
    },
    changeMessages: (tx) => messageStore.changeMessages(tx, user(), 'email', [], { state: 'sent' }, at),
    tellAnnouncement: (tx) => announcementStore.tellAnnouncement(tx, [user()], announced()),
    untellAnnouncement: (tx) => announcementStore.untellAnnouncement(tx, [user()], 'x'),
    currentFor: (tx) => announcementStore.currentFor(tx, user(), '2026-11-13', at, 3),
    storeDismissal: (tx) => announcementStore.storeDismissal(tx, user(), newId(), at),
    dismissalsOf: (tx) => announcementStore.dismissalsOf(tx, user()),
    // Announcements are everybody's: no row of a person is read.
    insertAnnouncement: (tx) => announcementStore.insertAnnouncement(tx, announced().row),
    announcements: (tx) => announcementStore.announcements(tx, '', { start: 0, limit: 10 }),
    countAnnouncements: (tx) => announcementStore.countAnnouncements(tx, '', 10),
    lockAnnouncement: (tx) => announcementStore.lockAnnouncement(tx, newId()),
    markTakenBack: (tx) => announcementStore.markTakenBack(tx, newId(), at),
    markReached: (tx) =>
      announcementStore.markReached(tx, newId(), { after: null, count: 0, finishedAt: null }),
    peopleAfter: (tx) => announcementStore.peopleAfter(tx, null, 10),
    settingsOf: (tx) => settingsStore.settingsOf(tx, [user()]),
    saveSettings: (tx) => settingsStore.saveSettings(tx, user(), settingsStore.usualSettings, at),
  };
}

/** Those of the dispatcher, which serves everybody. */
export const noticeJobs: Questions = {
  forgetOld: (tx) => notificationStore.forgetOld(tx, at),
  duePeople: (tx) => messageStore.duePeople(tx, 'email', at, undefined, 10),
  troubleOf: (tx) => troubleStore.troubleOf(tx, { userId: null, search: '' }, { start: 0, limit: 10 }),
  countTrouble: (tx) => troubleStore.countTrouble(tx, { userId: null, search: '' }, 10),
  markUncertain: (tx) => messageStore.markUncertain(tx, at, at),
};
