import { type Row, signedIn } from '../../row.ts';

export const notificationsRoutes: Record<string, Row> = {
  'notifications.list': signedIn,
  'notifications.read': { ...signedIn, eyes: 403, send: () => ({ body: { id: null } }) },
  'notifications.read-settings': signedIn,
  'notifications.channels': signedIn,
  'notifications.save-settings': {
    ...signedIn,
    eyes: 403,
    send: () => ({
      body: { choices: {}, quiet: null, summary: 'off', digest: 'off', about_paper: false },
    }),
  },
  'notifications.delete': {
    ...signedIn,
    stranger: 404,
    eyes: 403,
    send: async (fixture) => ({ path: `/api/notifications/${await fixture.notificationId()}` }),
  },
  'notifications.settings': {
    ...signedIn,
    eyes: 403,
    send: () => ({ body: { email: true, sms: false, phone: '+48 600 100 200' } }),
  },
};
