import { NotificationBell } from '../../../domains/notifications/ui/notification-bell.tsx';
import { CurrencySwitch } from './currency/currency-switch.tsx';
import type { Shell } from './load-shell.ts';
import { LocaleSwitch } from './locale-switch.tsx';
import { Search } from './search/search.tsx';
import styles from './shell-bar.module.css';
import { TopBar } from './top-bar.tsx';
import { useOwnNotifications } from './use-own-notifications.ts';
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
  const told = useOwnNotifications(shell.notifications, shell.unread, user);
  return (
    <TopBar
      onOpenSidebar={onOpenSidebar}
      search={<Search modules={modules} portfolios={portfolios} isAdmin={user.role === 'admin'} />}
    >
      <CurrencySwitch currencies={currencies} currency={currency} onChoose={onCurrency} />
      <LocaleSwitch />
      <NotificationBell
        notifications={told.notifications}
        unread={told.unread}
        onRemove={told.remove}
        onRead={told.read}
        onReadAll={told.readAll}
        className={styles.bell}
      />
      <UserMenu user={user} theme={theme} onTheme={choose} plans={shell.plans} />
    </TopBar>
  );
}
