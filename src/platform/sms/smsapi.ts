import { HandoverFailure } from '../outgoing/handover-failure.ts';
import { failureOfStatus, idIn, jsonIn, type SmsProtocol, unclear } from './sms-protocol.ts';

/** About the number or the message: it will not be taken tomorrow either. */
const refusals: Record<number, string> = {
  11: 'the text is too long',
  12: 'the text is too long',
  13: 'not a valid number',
};

/** Everything else it reports was not taken, and can be once the operator or the provider has mended something. */
const reports: Record<number, string> = {
  14: 'not a valid sender',
  101: 'the provider does not accept the key',
  102: 'the provider does not accept the key',
  103: 'not enough credit',
  105: 'our address is not allowed',
  110: 'the account does not have this service',
  202: 'too many messages at once',
  203: 'too many messages at once',
};

/** It answers mistakes with status 200 and a number in `error`. */
export const smsapi: SmsProtocol = {
  usualUrl: 'https://api.smsapi.pl',
  mistake: ({ key }) => (key ? undefined : 'WALORY_SMS_KEY must be an OAuth token of SMSAPI.'),
  path: () => '/sms.do',
  authorization: ({ key }) => `Bearer ${key}`,
  fields: ({ from }, to, text) => ({
    to: to.slice(1),
    message: text,
    ...(from && { from }),
    format: 'json',
    encoding: 'utf-8',
    max_parts: '3',
  }),
  read(answer) {
    const said = jsonIn(answer.text);
    const code = Number(said?.error);
    if (said?.error !== undefined && Number.isInteger(code)) {
      if (refusals[code]) throw new HandoverFailure('refused', `${refusals[code]} (${code})`);
      throw new HandoverFailure(
        'later',
        `${reports[code] ?? 'not taken'} (${code})`,
        answer.retryAfterSeconds,
      );
    }
    if (answer.status < 200 || answer.status >= 300) throw failureOfStatus(answer);
    const [first] = Array.isArray(said?.list) ? (said.list as Record<string, unknown>[]) : [];
    if (first?.error) throw new HandoverFailure('refused', 'not a number that takes messages');
    const id = idIn(first?.id);
    if (!id) throw unclear(answer.status);
    return id;
  },
};
