import { lessToken } from '../../../../src/domains/notifications/server/less/less-token.ts';
import { testSecrets } from '../../database/test-settings.ts';
import { everybody, type Fixture, type Row } from '../row.ts';

async function lessPath({ owner }: Fixture): Promise<string> {
  const less = { userId: owner.id, scope: 'portfolioMoved', channel: 'email' } as const;
  return `/api/less/${lessToken(await testSecrets(), new Date(), less)}`;
}

/** What the links of messages do, without signing in. */
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
};
