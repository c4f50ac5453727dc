import { useLocale, useTranslations } from 'use-intl';
import { Avatar, initials } from '../../../design-system/brand/avatar.tsx';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { Chip } from '../../../design-system/layout/chip.tsx';
import { Menu, type MenuItem } from '../../../design-system/overlays/menu.tsx';
import { nameAmong } from '../../../foundation/name-in.ts';
import { usePath } from '../../../i18n/use-path.ts';
import type { SignedInUser } from './load-shell.ts';
import { amountsKey, type HiddenAmounts } from './use-hidden-amounts.ts';
import { useSignOut } from './use-sign-out.ts';
import type { Theme } from './use-theme.ts';
import styles from './user-menu.module.css';

type Props = {
  user: SignedInUser;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  /** Whether there are plans at all. */
  plans: boolean;
  /** Before the onboarding is done there is no dashboard to go to. */
  profileOnly?: boolean;
  /** Where there are amounts. */
  amounts?: HiddenAmounts;
};

const themes = [
  { theme: 'system', icon: 'monitor', text: 'themeSystem' },
  { theme: 'light', icon: 'sun', text: 'themeLight' },
  { theme: 'dark', icon: 'moon', text: 'themeDark' },
] as const;

export function UserMenu({ user, theme, onTheme, plans, profileOnly, amounts }: Props) {
  const t = useTranslations('dashboard.user');
  const locale = useLocale();
  const to = usePath();
  const logOut = useSignOut();
  const plan = nameAmong(user.subscriptionPlan?.languages ?? [], locale, t('free'));
  const pages: MenuItem[] = profileOnly
    ? []
    : [
        { label: t('dashboard'), icon: 'home', to: to('dashboard') },
        { label: t('settings'), icon: 'sliders', to: to('settings') },
        ...(plans ? [{ label: t('payment'), icon: 'tag', to: to('payment') } as const] : []),
        ...(user.role === 'admin' ? [{ label: t('admin'), icon: 'users', to: to('admin') } as const] : []),
        'separator',
      ];
  return (
    <Menu
      trigger={
        <button type="button" className={styles.user}>
          <span className="visually-hidden">{t('menu')}</span>
          <Face user={user} />
          <span className={styles.name}>{user.name}</span>
          <Icon name="chevron-down" size={16} className={styles.chevron} />
        </button>
      }
      header={
        <div className={styles.head}>
          <b>{user.name}</b>
          <span className={styles.mail}>{user.email}</span>
          {plans && <Chip tone="amber">{t('plan', { plan })}</Chip>}
        </div>
      }
      items={[
        ...pages,
        ...useAmountItems(amounts),
        { heading: t('theme') },
        ...themes.map((one) => ({
          label: t(one.text),
          icon: one.icon,
          checked: theme === one.theme,
          onSelect: () => onTheme(one.theme),
        })),
        'separator',
        { label: t(user.visiting ? 'leaveDemo' : 'logout'), icon: 'logout', onSelect: () => void logOut() },
      ]}
    />
  );
}

function useAmountItems(amounts: HiddenAmounts | undefined): MenuItem[] {
  const t = useTranslations('dashboard.amounts');
  if (!amounts) return [];
  const { hidden, toggle, hasKey, setKey } = amounts;
  return [
    { heading: t('heading') },
    { label: t(hidden ? 'show' : 'hide'), icon: hidden ? 'eye' : 'eye-off', onSelect: toggle },
    {
      label: t('byKey', { key: amountsKey.toUpperCase() }),
      checked: hasKey,
      onSelect: () => setKey(!hasKey),
    },
    'separator',
  ];
}

function Face({ user }: { user: SignedInUser }) {
  if (user.avatar || initials(user.name)) return <Avatar name={user.name} src={user.avatar} />;
  return (
    <span className={styles.placeholder}>
      <Icon name="user" />
    </span>
  );
}
