import { createTranslator } from 'use-intl/core';
import { brand } from '../../../../foundation/brand.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import type { Services } from '../../../../platform/services.ts';
import { hasFeature } from '../../../billing/server/policies/policies.ts';
import { handOverSms } from '../../../channels/server/hand-over.ts';
import { confirmedPhoneOf } from '../../../channels/server/manage-phone.ts';
import { giveBackSms, takeSms } from '../../../channels/server/sms-caps.ts';
import { isUrgentKind } from '../../notice-kinds.ts';
import type { Carrier, Hold, Recipient } from '../dispatch.ts';
import type { DueMessage } from '../message-store.ts';
import { wordsOf } from '../notice-words.ts';
import { linksFor } from './links.ts';

/** What waited so long for a day with room is no news any more (rule N-20). */
const longestWaitMs = 48 * 3_600_000;
/** More are counted, not said: an SMS has three parts. */
const mostSaid = 4;

const isCapped = (messages: readonly DueMessage[]) => !messages.some(({ kind }) => isUrgentKind(kind));

/** By SMS: to a confirmed number, where the plan has it now, within the caps of the day (rule N-20). */
export function smsCarrier(services: Services): Carrier {
  const { database, clock } = services;
  return {
    channel: 'sms',
    async hold(tx, { id, isDemo }, messages) {
      // Everybody knows the demo account's password, and would send messages at the operator's cost (rule CH-3).
      if (isDemo && services.sms.leaves) return { is: 'dropped', reason: 'the demo account' };
      if (!(await hasFeature(services, id, 'sms', tx)))
        return { is: 'refused', reason: 'the plan has no SMS' };
      if (!(await confirmedPhoneOf(tx, id))) return { is: 'refused', reason: 'no confirmed number' };
      if (!isCapped(messages)) return undefined;
      const cap = await takeSms(tx, services, id);
      if (cap === 'taken') return undefined;
      return overCap(
        clock.now(),
        messages,
        cap === 'person' ? 'cap of the person' : 'cap of the installation',
      );
    },
    async hand(to, messages) {
      const number = await confirmedPhoneOf(database, to.id);
      const handed = number
        ? await handOverSms(services, number, smsText(services, to, messages))
        : { outcome: 'refused' as const, reason: 'no confirmed number', retryAfterSeconds: undefined };
      if (handed.outcome === 'sent') return { is: 'sent' };
      const { outcome, reason, retryAfterSeconds = 0 } = handed;
      if (outcome === 'uncertain') return { is: 'uncertain', reason };
      if (isCapped(messages)) await database.transaction((tx) => giveBackSms(tx, services, to.id));
      return outcome === 'later'
        ? { is: 'later', seconds: retryAfterSeconds, reason }
        : { is: 'refused', reason };
    },
  };
}

/** Tomorrow there is room again, and what waits goes as one then. */
function overCap(now: Date, messages: readonly DueMessage[], reason: string): Hold {
  const oldest = Math.min(...messages.map(({ created_at }) => created_at.getTime()));
  if (now.getTime() - oldest > longestWaitMs) return { is: 'dropped', reason };
  const day = 86_400_000;
  return { is: 'wait', until: new Date(Math.floor(now.getTime() / day) * day + day), reason };
}

const asSentence = (title: string) => (/[.!?…]$/.test(title) ? title : `${title}.`);

/** What each is about, and where to see it or ask for less of it; security has nothing to ask for. */
function smsText(services: Services, to: Recipient, messages: readonly DueMessage[]): string {
  const { locale } = to;
  const t = wordsFor(locale);
  const said = messages.slice(0, mostSaid).map((one) => asSentence(wordsOf(locale, one).title));
  const rest = messages.length - said.length;
  const links = linksFor(services, to, 'sms');
  const less = links.lessOfAll(messages);
  return [
    `${brand.name}:`,
    ...said,
    ...(rest > 0 ? [t('sms.more', { count: rest })] : []),
    ...(less ? [t('sms.details'), less] : [links.pageOfAll(messages)]),
  ].join(' ');
}

export function wordsFor(locale: Locale) {
  return createTranslator({ locale, messages: allMessages(locale), namespace: 'outgoing' });
}
