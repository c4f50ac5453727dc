import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { smsCounts } from '../../billing/server/read-billing.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { channelsFailures } from '../failures.ts';
import { readPhone, removePhone, setPhone } from './manage-phone.ts';
import {
  addPushSubscription,
  listPushSubscriptions,
  readPushKey,
  removePushSubscription,
} from './manage-subscriptions.ts';
import { exportChannels, forgetBrowsers, forgetMessages } from './own-channels.ts';
import { confirmPhone, sendPhoneCode } from './phone-code.ts';
import { forgetOldSmsDays, smsToday } from './sms-caps.ts';

export const channels: Registration = {
  name: 'channels',
  failures: channelsFailures,
  calls: () => [
    bind(contract.readPhone, readPhone),
    bind(contract.setPhone, setPhone),
    bind(contract.removePhone, removePhone),
    bind(contract.sendPhoneCode, sendPhoneCode),
    bind(contract.confirmPhone, confirmPhone),
    bind(contract.readPushKey, readPushKey),
    bind(contract.listPushSubscriptions, listPushSubscriptions),
    bind(contract.addPushSubscription, addPushSubscription),
    bind(contract.removePushSubscription, removePushSubscription),
  ],
  // The keys are made once, on the first start, and not when somebody waits for them.
  seed: async ({ push }) => void (await push.publicKey()),
  tidyUp: forgetOldSmsDays,
  fills: [
    accountLife.with({ removed: forgetMessages, exported: exportChannels, lockedOut: forgetBrowsers }),
    smsCounts.with(smsToday),
  ],
};
