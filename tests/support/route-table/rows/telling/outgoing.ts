import { lessToken } from '../../../../../src/domains/notifications/server/less/less-token.ts';
import { testSecrets } from '../../../database/test-settings.ts';
import { administration, everybody, type Fixture, type Row, signedIn } from '../../row.ts';

async function lessPath({ owner }: Fixture): Promise<string> {
  const less = { userId: owner.id, scope: 'portfolioMoved', channel: 'email' } as const;
  return `/api/less/${lessToken(await testSecrets(), new Date(), less)}`;
}

const announcement = {
  title_en: 'A break',
  title_pl: 'Przerwa',
  text_en: '',
  text_pl: '',
  plans: null,
};

/** What the links of messages do, without signing in, and what the operator tells everybody. */
export const outgoingRoutes: Record<string, Row> = {
  'notifications.less': { ...everybody, send: async (fixture) => ({ path: await lessPath(fixture) }) },
  'notifications.choose-less': {
    ...everybody,
    send: async (fixture) => ({ path: await lessPath(fixture), body: { choice: 'daily' } }),
  },
  'notifications.undo-less': {
    ...everybody,
    send: async (fixture) => {
      const path = await lessPath(fixture);
      const token = path.split('/').at(-1);
      const was = { choices: {}, summary: 'off', digest: 'off' };
      return {
        path,
        body: { undo: (await testSecrets()).seal('less undone', JSON.stringify({ token, was })) },
      };
    },
  },
  'admin.announcements': administration,
  'admin.announce': { ...administration, send: () => ({ body: announcement }) },
  'admin.takeBackAnnouncement': {
    ...administration,
    send: async (fixture) => ({ path: `/api/admin/announcements/${await fixture.announcementId()}` }),
  },
  'admin.messageTrouble': administration,
  'announcements.current': signedIn,
  'announcements.dismiss': {
    ...signedIn,
    eyes: 403,
    send: async (fixture) => ({ path: `/api/announcements/${await fixture.announcementId()}/dismissal` }),
  },
};
