import { newId } from '../../foundation/ids.ts';
import { escapeHtml } from '../../foundation/markup/escape-html.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { insertMail } from '../mail/mail-store.ts';
import { postOnce } from '../outgoing/post-once.ts';
import { SettingsError } from '../settings/read-settings.ts';
import { fitText } from './fit-text.ts';
import type { Sms, SmsProvider } from './sms.ts';
import type { SmsAccount, SmsProtocol } from './sms-protocol.ts';
import { smsapi } from './smsapi.ts';
import { twilio } from './twilio.ts';

export type SmsParts = SmsAccount & {
  provider: SmsProvider;
  /** Empty: the provider's usual address. */
  url: string;
  timeoutSeconds: number;
  database: Database;
  clock: Clock;
};

const protocols: Record<Exclude<SmsProvider, 'outbox'>, SmsProtocol> = { twilio, smsapi };

/** The provider that the operator chose, or the outbox. */
export function createSms(parts: SmsParts): Sms {
  if (parts.provider === 'outbox') return keepInOutbox(parts);
  const protocol = protocols[parts.provider];
  const mistake = protocol.mistake(parts);
  if (mistake) throw new SettingsError(mistake);
  // Anything else makes the request throw an error that repeats it.
  if (!/^[!-~]*$/.test(parts.key))
    throw new SettingsError('WALORY_SMS_KEY must consist of printable ASCII characters.');
  const address = new URL((parts.url || protocol.usualUrl) + protocol.path(parts));
  return {
    leaves: true,
    async send(to, text) {
      const answer = await postOnce({
        address,
        headers: {
          authorization: protocol.authorization(parts),
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        body: new URLSearchParams(protocol.fields(parts, to, fitText(text).text)).toString(),
        timeoutMs: parts.timeoutSeconds * 1000,
      });
      return { providerId: protocol.read(answer) };
    },
  };
}

/** Beside the mails, as they are kept where no server is set up. */
function keepInOutbox({ database, clock }: SmsParts): Sms {
  return {
    leaves: false,
    async send(to, text) {
      const id = newId();
      const plain = fitText(text).text;
      await insertMail(database, {
        id,
        recipient: to,
        locale: '',
        kind: 'sms',
        subject: 'SMS',
        html: `<p style="white-space:pre-line">${escapeHtml(plain)}</p>`,
        plain,
        security: false,
        unsubscribe_url: null,
        reply_to: null,
        state: 'kept',
        created_at: clock.now(),
      });
      return { providerId: id };
    },
  };
}
