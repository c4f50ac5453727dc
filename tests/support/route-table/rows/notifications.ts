import { type Row, signedIn } from '../row.ts';

export const notificationsRoutes: Record<string, Row> = {
  'notifications.list': signedIn,
  'notifications.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/notifications/${await fixture.notificationId()}` }),
  },
  'notifications.settings': {
    ...signedIn,
    eyes: 403,
    send: () => ({ body: { email: true, sms: false, phone: '+48 600 100 200' } }),
  },
};
