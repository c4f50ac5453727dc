import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { onlyLooks, type User } from '../../../domains/identity/ui/user.ts';
import { deleteNotification, readNotifications } from '../../../domains/notifications/contract.ts';
import type { Notification } from '../../../domains/notifications/ui/notification-row.tsx';
import { useCall } from './use-call.ts';

/**
 * What was removed is gone at once, what was read is read at once; if the server could not do it, it is as before. The
 * bell and the page of all notifications share it.
 */
export function useOwnNotifications(
  loaded: readonly Notification[],
  loadedUnread: number,
  user: Pick<User, 'impersonated' | 'visiting'>,
) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  // Until the list comes anew.
  const [readLists, setReadLists] = useState<readonly Notification[]>();

  const remove = async (id: string) => {
    setRemoved((before) => new Set(before).add(id));
    try {
      await call(deleteNotification, { params: { id } });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: a removal that failed shows by the row's return (rule U-11)
      console.error('Could not delete notification', error);
    }
    await revalidate();
    // It may come back: the removal failed, or is undone.
    setRemoved((before) => new Set([...before].filter((one) => one !== id)));
  };
  const markRead = async (id: string | null) => {
    if (id === null) setReadLists(loaded);
    else setRead((before) => new Set(before).add(id));
    try {
      await call(readNotifications, { body: { id } });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: what could not be marked stays unread, and is seen to be
      console.error('Could not mark notification as read', error);
      if (id === null) setReadLists(undefined);
      else setRead((before) => new Set([...before].filter((one) => one !== id)));
    }
    await revalidate();
  };

  const allRead = readLists === loaded;
  const isGone = ({ id, is_read }: Notification) => !is_read && (read.has(id) || removed.has(id));
  return {
    notifications: loaded
      .filter(({ id }) => !removed.has(id))
      .map((one) => (one.is_read || !(allRead || read.has(one.id)) ? one : { ...one, is_read: true })),
    unread: allRead ? 0 : Math.max(0, loadedUnread - loaded.filter(isGone).length),
    // Who looks through somebody's eyes, or at the demo, reads and removes nothing for them (rules ).
    ...(!onlyLooks(user) && {
      remove: (id: string) => void remove(id),
      read: (id: string) => void markRead(id),
      readAll: () => void markRead(null),
    }),
  };
}
