import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { deleteNotification } from '../../../domains/notifications/contract.ts';
import { NotificationBell } from '../../../domains/notifications/ui/notification-bell.tsx';
import { CurrencySwitch } from './currency/currency-switch.tsx';
import type { Shell } from './load-shell.ts';
import { LocaleSwitch } from './locale-switch.tsx';
import { Search } from './search/search.tsx';
import styles from './shell-bar.module.css';
import { TopBar } from './top-bar.tsx';
import { useCall } from './use-call.ts';
import { useTheme } from './use-theme.ts';
import { UserMenu } from './user-menu.tsx';

type Props = {
  shell: Shell;
  currency: string;
  onCurrency: (currency: string) => void;
  onOpenSidebar: () => void;
};

/** The top bar of the full dashboard. */
export function ShellBar({ shell, currency, onCurrency, onOpenSidebar }: Props) {
  const { user, modules, portfolios, currencies } = shell;
  const { theme, choose } = useTheme(shell.theme);
  const { notifications, remove } = useNotifications(shell.notifications);
  return (
    <TopBar
      onOpenSidebar={onOpenSidebar}
      search={<Search modules={modules} portfolios={portfolios} isAdmin={user.role === 'admin'} />}
    >
      <CurrencySwitch currencies={currencies} currency={currency} onChoose={onCurrency} />
      <LocaleSwitch />
      <NotificationBell notifications={notifications} onDelete={remove} className={styles.bell} />
      <UserMenu user={user} theme={theme} onTheme={choose} />
    </TopBar>
  );
}

/** A removed notification is gone at once; if the server could not remove it, it comes back. */
function useNotifications(loaded: Shell['notifications']) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const remove = async (id: string) => {
    setRemoved((before) => new Set(before).add(id));
    try {
      await call(deleteNotification, { params: { id } });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: a removal that failed shows by the row's return (rule U-11)
      console.error('Could not delete notification', error);
      setRemoved((before) => new Set([...before].filter((one) => one !== id)));
    }
    await revalidate();
  };
  return {
    notifications: loaded.filter(({ id }) => !removed.has(id)),
    remove: (id: string) => void remove(id),
  };
}
