import { path } from '../../../../i18n/paths.ts';
import type { Services } from '../../../../platform/services.ts';
import { publicAddress } from '../../../identity/server/mail/account-mail.ts';
import { isLessTopic, type LessScope } from '../../less-contract.ts';
import { isUrgentKind, type NoticeKind, topicOf } from '../../notice-kinds.ts';
import { noticePage } from '../../notice-pages.ts';
import type { SendingChannel } from '../../topics.ts';
import type { Recipient } from '../dispatch.ts';
import { lessToken } from '../less/less-token.ts';
import type { DueMessage } from '../message-store.ts';

type Linking = Pick<Services, 'settings' | 'secrets' | 'clock'>;
type Shown = Pick<DueMessage, 'kind' | 'parent_type' | 'parent_id'>;

/** Where the messages to somebody by one channel lead: to pages, and to less of them. */
export function linksFor(
  services: Linking,
  { id, locale }: Pick<Recipient, 'id' | 'locale'>,
  channel: SendingChannel,
) {
  const { settings, secrets, clock } = services;
  const home = publicAddress(settings);
  const pathOf = (message: Shown) => {
    const { page, params, query } = noticePage(message);
    return path(page, locale, params) + query;
  };
  const all = path('notifications', locale);
  const pathOfAll = (messages: readonly Shown[]) => (messages.length === 1 ? pathOf(messages[0]!) : all);
  const less = (scope: LessScope) =>
    home +
    path('lessOfThis', locale, { token: lessToken(secrets, clock.now(), { userId: id, scope, channel }) });
  /** Of what is about security there cannot be less (rule N-14). */
  const lessOf = (kind: NoticeKind) => {
    const topic = topicOf[kind];
    return topic !== null && isLessTopic(topic) ? less(topic) : undefined;
  };
  return {
    all: home + all,
    settings: home + path('settings', locale),
    pathOf,
    pathOfAll,
    pageOf: (message: Shown) => home + pathOf(message),
    pageOfAll: (messages: readonly Shown[]) => home + pathOfAll(messages),
    less,
    lessOf,
    /** Of the topic they all have, or of everything by this channel. */
    lessOfAll(messages: readonly Shown[]): string | undefined {
      if (messages.some(({ kind }) => isUrgentKind(kind))) return undefined;
      const topics = new Set(messages.map(({ kind }) => topicOf[kind]));
      const [only] = topics;
      return less(topics.size === 1 && only && isLessTopic(only) ? only : 'all');
    },
  };
}
