import { pushAddress } from '../../../push/browser-keys.ts';
import { inPerson, type Row, signedIn } from '../../row.ts';

/** Without a plan that has SMS there is nothing to set or confirm. */
const notInPlan = { ...inPerson, user: 403 };

export const channelsRoutes: Record<string, Row> = {
  'channels.phone': signedIn,
  'channels.setPhone': { ...notInPlan, send: () => ({ body: { number: '+48 600 100 200' } }) },
  'channels.removePhone': inPerson,
  'channels.sendCode': notInPlan,
  'channels.confirmPhone': { ...inPerson, user: 422, send: () => ({ body: { code: '123456' } }) },
  'channels.pushKey': signedIn,
  'channels.subscriptions': signedIn,
  'channels.subscribe': { ...inPerson, send: () => ({ body: pushAddress('every-route') }) },
  'channels.unsubscribe': {
    ...inPerson,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/push-subscriptions/${await fixture.subscriptionId()}` }),
  },
};
