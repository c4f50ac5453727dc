import { type ReactNode, useState } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { Avatar } from '../../../../design-system/brand/avatar.tsx';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { DateTime } from '../../../../design-system/figures/date-time.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { bytesText } from '../lists/bytes.ts';
import type { OpenedAccount as Opened } from './desk-user.ts';
import { GivePlanDialog } from './give-plan-dialog.tsx';
import styles from './opened-account.module.css';
import { usePlanText } from './plan-text.ts';
import { useAccountActs } from './use-account-acts.ts';

type Props = {
  /** Nothing when it did not load, or is gone. */
  account: Opened | null;
  isDemo: boolean;
  plansOff: boolean;
  onChanged: () => void;
  onClose: () => void;
};

/** One account in graphite: what it uses, and what an operator may do to it. */
export function OpenedAccount({ account, onClose, ...rest }: Props) {
  const t = useTranslations('desk.opened');
  return (
    <Card graphite className={styles.card} aria-label={t('label')}>
      <header className={styles.head}>
        {account && (
          <>
            <span className={styles.avatar}>
              <Avatar name={account.name} size={56} />
            </span>
            <div className={styles.names}>
              <h2>{account.name}</h2>
              <p>{account.email}</p>
            </div>
          </>
        )}
        <IconButton icon="x" label={t('close')} onClick={onClose} className={styles.close} />
      </header>
      {account ? (
        <>
          <AccountFacts account={account} />
          <AccountActs account={account} {...rest} />
        </>
      ) : (
        <ErrorState text={t('gone')} onRetry={rest.onChanged} />
      )}
    </Card>
  );
}

function AccountFacts({ account }: { account: Opened }) {
  const t = useTranslations('desk.opened');
  const people = useTranslations('desk.people');
  const numbers = useNumbers();
  const plan = usePlanText(useNow());
  const count = (value: number) => numbers.number(value.toString(), { decimals: 0 });
  const of = (used: number, limit: number | null) =>
    limit === null ? count(used) : people('of', { used: count(used), limit: count(limit) });
  const connected = of(account.integrations, account.integration_limit);
  const failing = account.integrations_failing;
  const items: { key: string; label: string; value: ReactNode }[] = [
    { key: 'plan', label: t('plan'), value: plan.long(account.plan) },
    {
      key: 'language',
      label: t('languageCurrency'),
      value: [t(`language.${account.locale}`), account.currency].filter(Boolean).join(', '),
    },
    { key: 'portfolios', label: t('portfolios'), value: of(account.portfolios, account.portfolio_limit) },
    {
      key: 'integrations',
      label: t('integrations'),
      value:
        failing > 0
          ? t('failing', { used: connected, count: failing })
          : account.integrations > 0
            ? t('allFine', { used: connected })
            : connected,
    },
    { key: 'transactions', label: t('transactions'), value: count(account.transactions) },
    { key: 'key', label: t('key'), value: account.has_api_key ? t('hasKey') : t('noKey') },
    { key: 'devices', label: t('signedInOn'), value: t('devices', { count: account.devices }) },
    { key: 'storage', label: t('storage'), value: bytesText(account.storage, numbers) },
  ];
  if (account.blocked_at)
    items.push({
      key: 'blocked',
      label: t('blockedSince'),
      value: <DateTime at={account.blocked_at} />,
    });
  return <KeyValueList items={items} />;
}

type ActsProps = Omit<Props, 'account' | 'onClose'> & { account: Opened };

function AccountActs({ account, isDemo, plansOff, onChanged }: ActsProps) {
  const t = useTranslations('desk.opened');
  const to = usePath();
  const acts = useAccountActs(account, onChanged);
  const [givesPlan, setGivesPlan] = useState(false);
  if (isDemo) return <p className={styles.note}>{t('demo')}</p>;
  const { busy } = acts;
  const first = account.name.split(' ')[0]!;
  return (
    <>
      {account.may.enter && (
        <p className={styles.limits}>
          <Icon name="eye" size={18} />
          <span>{t.rich('limits', { name: first, b: (text) => <b>{text}</b> })}</span>
        </p>
      )}
      {account.role === 'admin' && account.may.act && <p className={styles.note}>{t('isOperator')}</p>}
      {!account.may.act && <p className={styles.note}>{t('yourself')}</p>}
      <div className={styles.acts}>
        {account.may.enter && (
          <Button
            full
            variant="primary"
            icon="eye"
            loading={busy === 'enter'}
            onClick={() => void acts.enter()}
          >
            {t('enter', { name: first })}
          </Button>
        )}
        {!account.may.act && (
          <Button full icon="sliders" to={to('settings')}>
            {t('toSettings')}
          </Button>
        )}
        {!plansOff && (
          <Button full icon="bond" onClick={() => setGivesPlan(true)}>
            {t('changePlan')}
          </Button>
        )}
        {!account.email_verified_at && (
          <Button full icon="mail" loading={busy === 'verify'} onClick={() => void acts.verify()}>
            {t('verify')}
          </Button>
        )}
        {account.may.act && (
          <>
            <Button full icon="key" loading={busy === 'reset'} onClick={() => void acts.reset()}>
              {t('reset')}
            </Button>
            <Button full icon="logout" loading={busy === 'sessions'} onClick={() => void acts.endSessions()}>
              {t('endSessions')}
            </Button>
          </>
        )}
        <Button
          full
          icon="shield"
          loading={busy === 'role'}
          onClick={() => void (account.role === 'admin' ? acts.takeOperator() : acts.makeOperator())}
        >
          {t(account.role === 'admin' ? 'takeOperator' : 'makeOperator')}
        </Button>
        {account.may.act && (
          <>
            <Button
              full
              icon="lock"
              loading={busy === 'block'}
              onClick={() => void (account.blocked_at ? acts.unblock() : acts.block())}
            >
              {t(account.blocked_at ? 'unblock' : 'block')}
            </Button>
            <Button
              full
              icon="trash"
              className={styles.remove}
              loading={busy === 'remove'}
              onClick={() => void acts.remove()}
            >
              {t('remove')}
            </Button>
          </>
        )}
      </div>
      {givesPlan && (
        <GivePlanDialog account={account} onClose={() => setGivesPlan(false)} onChanged={onChanged} />
      )}
    </>
  );
}
