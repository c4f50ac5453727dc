import type { Services } from '../../../../platform/services.ts';
import type { PushMessage } from '../../../channels/push-message.ts';
import { type Handed, handOverPush } from '../../../channels/server/hand-over.ts';
import { subscriptionsOf } from '../../../channels/server/subscription-store.ts';
import { isUrgentKind } from '../../notice-kinds.ts';
import type { Carrier, Outcome, Recipient } from '../dispatch.ts';
import type { DueMessage } from '../message-store.ts';
import { wordsOf } from '../notice-words.ts';
import { linksFor } from './links.ts';
import { wordsFor } from './sms-carrier.ts';

/** More at once become one with a count: nobody wants a locked screen full of them (rule N-21). */
const mostSingly = 3;
/** A device that is off for longer is told nothing old. */
const ttlSeconds = 86_400;

/** By push: to every browser of the person; one that took it is enough (rule N-21). */
export function pushCarrier(services: Services): Carrier {
  const { database } = services;
  return {
    channel: 'push',
    singly: mostSingly,
    async hand(to, messages, id) {
      const browsers = await subscriptionsOf(database, to.id);
      if (browsers.length === 0) return { is: 'dropped', reason: 'no browser listens' };
      const message = { ...pushWords(services, to, messages), tag: id };
      const urgency = messages.some(({ kind }) => isUrgentKind(kind))
        ? ('high' as const)
        : ('normal' as const);
      const options = { message, ttlSeconds, urgency };
      const handed = await Promise.all(
        browsers.map((browser) => handOverPush(services, to.id, browser, options)),
      );
      return outcomeOf(handed);
    },
  };
}

function pushWords(services: Services, to: Recipient, messages: readonly DueMessage[]): PushMessage {
  const { locale } = to;
  const links = linksFor(services, to, 'push');
  const words = messages.map((one) => wordsOf(locale, one));
  const [first] = words;
  if (words.length === 1) return { title: first!.title, body: first!.text, path: links.pathOf(messages[0]!) };
  return {
    title: wordsFor(locale)('push.several', { count: words.length }),
    body: words.map(({ title }) => title).join('\n'),
    path: links.pathOfAll(messages),
  };
}

/** Only what nobody can have got is tried again. */
function outcomeOf(handed: readonly Handed[]): Outcome {
  const missed = handed.filter((one) => one.outcome !== 'sent');
  if (missed.length < handed.length) return { is: 'sent' };
  const reasonOf = (outcome: Handed['outcome']) => missed.find((one) => one.outcome === outcome)?.reason;
  const uncertain = reasonOf('uncertain');
  if (uncertain) return { is: 'uncertain', reason: uncertain };
  const later = reasonOf('later');
  const seconds = Math.max(0, ...missed.map(({ retryAfterSeconds = 0 }) => retryAfterSeconds));
  if (later) return { is: 'later', seconds, reason: later };
  const refused = reasonOf('refused');
  return refused
    ? { is: 'refused', reason: refused }
    : { is: 'dropped', reason: 'no browser listens any more' };
}
