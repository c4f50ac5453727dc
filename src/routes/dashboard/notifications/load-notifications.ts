import {
  listNotifications,
  type NoticeSettingsOutput,
  readNoticeSettings,
} from '../../../domains/notifications/contract.ts';
import { type TopicGroup, topicGroups } from '../../../domains/notifications/topics.ts';
import type { Notification } from '../../../domains/notifications/ui/notification-row.tsx';
import type { PageContext } from '../../page-context.ts';

export type Filter = { group: 'all' | TopicGroup; unread: boolean };

export function filterIn(search: URLSearchParams): Filter {
  const group = topicGroups.find((name) => name === search.get('group')) ?? 'all';
  return { group, unread: search.get('unread') === '1' };
}

export function searchOf({ group, unread }: Filter): URLSearchParams {
  const search = new URLSearchParams();
  if (group !== 'all') search.set('group', group);
  if (unread) search.set('unread', '1');
  return search;
}

/** How many come at a time, and with one call. */
export const step = 30;
const mostAtOnce = 90;
const most = 900;

export const shownIn = (search: URLSearchParams): number => {
  const wanted = Number(search.get('shown') ?? step);
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, most) : step;
};

export type LoadedNotifications = {
  list: readonly Notification[];
  total: number;
  unread: number;
  /** Later ones could not be had. */
  partial: boolean;
};

/** As many as were asked for, in the order they came; whatever the first call cannot have nobody sees. */
export async function loadNotifications(
  { call, onFault }: Pick<PageContext, 'call' | 'onFault'>,
  search: URLSearchParams,
): Promise<LoadedNotifications | null> {
  const { group, unread } = filterIn(search);
  const shown = shownIn(search);
  const starts = Array.from({ length: Math.ceil(shown / mostAtOnce) }, (_, at) => at * mostAtOnce);
  const answers = await Promise.allSettled(
    starts.map((start) => {
      const limit = Math.min(mostAtOnce, shown - start);
      return call(listNotifications, {
        query: { start: `${start}`, limit: `${limit}`, group, unread: unread ? '1' : '0' },
      });
    }),
  );
  const had = [];
  for (const answer of answers) {
    if (answer.status === 'rejected') {
      onFault(answer.reason);
      break;
    }
    had.push(answer.value);
  }
  if (had.length === 0) return null;
  const { total, unread: count } = had[0]!.meta;
  // One that came between two calls moves another into both.
  const list = [...new Map(had.flatMap(({ data }) => data).map((one) => [one.id, one])).values()];
  return { list, total, unread: count, partial: had.length < answers.length };
}

/** Without them nothing can be switched off here, and everything else works. */
export async function loadSettings({
  call,
  onFault,
}: Pick<PageContext, 'call' | 'onFault'>): Promise<NoticeSettingsOutput | null> {
  try {
    return (await call(readNoticeSettings, {})).data;
  } catch (error) {
    onFault(error);
    return null;
  }
}
