import { useTranslations } from 'use-intl';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { NotificationBell } from '../../../domains/notifications/ui/notification-bell.tsx';
import { CurrencySwitch } from './currency/currency-switch.tsx';
import type { Shell } from './load-shell.ts';
import { LocaleSwitch } from './locale-switch.tsx';
import { Search } from './search/search.tsx';
import styles from './shell-bar.module.css';
import { TopBar } from './top-bar.tsx';
import { amountsKey, useHiddenAmounts } from './use-hidden-amounts.ts';
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
  const { user, portfolios, currencies } = shell;
  const { theme, choose } = useTheme(shell.theme);
  const t = useTranslations('dashboard.amounts');
  const amounts = useHiddenAmounts(shell.hidesAmounts);
  const own = useOwnNotifications(shell.notifications, shell.unread, user);
  return (
    <TopBar
      onOpenSidebar={onOpenSidebar}
      search={
        <Search
          userId={user.id}
          mayWrite={!user.visiting}
          portfolios={portfolios}
          currency={currency}
          actions={{ onTheme: choose, onCurrency, amounts }}
        />
      }
    >
      <CurrencySwitch currencies={currencies} currency={currency} onChoose={onCurrency} />
      <IconButton
        icon={amounts.hidden ? 'eye-off' : 'eye'}
        label={t('hide')}
        title={t(amounts.hidden ? 'show' : 'hide') + (amounts.hasKey ? ` (${amountsKey.toUpperCase()})` : '')}
        aria-pressed={amounts.hidden}
        size="lg"
        className={styles.eye}
        onClick={amounts.toggle}
      />
      <LocaleSwitch />
      <NotificationBell
        notifications={own.notifications}
        unread={own.unread}
        onRemove={own.remove}
        onRead={own.read}
        onReadAll={own.readAll}
        className={styles.bell}
      />
      <UserMenu user={user} theme={theme} onTheme={choose} plans={shell.plans} amounts={amounts} />
    </TopBar>
  );
}
