import { HandoverFailure } from '../outgoing/handover-failure.ts';
import { failureOfStatus, idIn, jsonIn, type SmsProtocol, unclear } from './sms-protocol.ts';

/** About the number or the message: it will not be taken tomorrow either. */
const refusals: Record<number, string> = {
  21211: 'not a valid number',
  21217: 'not a valid number',
  21265: 'not a number that takes messages',
  21408: 'messages to this country are not allowed',
  21610: 'the recipient has unsubscribed',
  21612: 'no way to this number',
  21614: 'not a mobile number',
  21617: 'the text is too long',
};

/** About the account or the sender of the settings, which the operator can mend. */
const ours: Record<number, string> = {
  20003: 'the provider does not accept the key',
  20429: 'too many messages at once',
  21212: 'not a valid sender',
  21603: 'a sender is missing',
  21606: 'the sender cannot send messages',
  21608: 'a trial account sends only to verified numbers',
  21611: 'too many messages are waiting',
  21660: 'the sender belongs to another account',
};

export const twilio: SmsProtocol = {
  usualUrl: 'https://api.twilio.com',
  mistake({ account, key, from }) {
    if (!/^AC[0-9a-f]{32}$/i.test(account)) return 'WALORY_SMS_ACCOUNT must be an account SID of Twilio.';
    if (!key) return 'WALORY_SMS_KEY must be the auth token of Twilio.';
    return from ? undefined : 'WALORY_SMS_FROM must be a number, a name or a messaging service of Twilio.';
  },
  path: ({ account }) => `/2010-04-01/Accounts/${account}/Messages.json`,
  authorization: ({ account, key }) => `Basic ${Buffer.from(`${account}:${key}`).toString('base64')}`,
  fields: ({ from }, to, text) => ({
    To: to,
    [/^MG[0-9a-f]{32}$/i.test(from) ? 'MessagingServiceSid' : 'From']: from,
    Body: text,
  }),
  read(answer) {
    const said = jsonIn(answer.text);
    if (answer.status >= 200 && answer.status < 300) {
      const id = idIn(said?.sid);
      if (!id) throw unclear(answer.status);
      return id;
    }
    const code = Number(said?.code);
    if (refusals[code]) throw new HandoverFailure('refused', `${refusals[code]} (${code})`);
    if (ours[code]) throw new HandoverFailure('later', `${ours[code]} (${code})`, answer.retryAfterSeconds);
    throw failureOfStatus(answer);
  },
};
