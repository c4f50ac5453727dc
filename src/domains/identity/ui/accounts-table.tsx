import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { DayDate } from '../../../design-system/figures/day-date.tsx';
import { inWarsaw } from '../../../design-system/inputs/calendar-text.ts';
import { SearchForm } from '../../../design-system/inputs/search/search-form.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { Chip } from '../../../design-system/layout/chip.tsx';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../design-system/table/data-table.tsx';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { startImpersonation } from '../contract.ts';
import styles from './accounts-table.module.css';
import { leaveFor } from './sign-in/leave-for.ts';
import type { Account } from './user.ts';

type Props = {
  /** Nothing when the list did not load. */
  accounts: readonly Account[] | null;
  search: string;
  loading: boolean;
  onSearch: (search: string) => void;
  onRetry: () => void;
};

/** How many the call answers at most. */
const mostShown = 100;

/** The accounts of the installation; an administrator can look through the eyes of a user. */
export function AccountsTable({ accounts, search, loading, onSearch, onRetry }: Props) {
  const t = useTranslations('admin.users');
  const { entering, enter } = useImpersonation();
  const columns: Column<Account>[] = [
    {
      key: 'name',
      header: t('name'),
      text: (account) => account.name,
      mobile: 'title',
      main: true,
      cell: (account) => account.name,
    },
    {
      key: 'email',
      header: t('email'),
      text: (account) => account.email,
      mobile: 'sub',
      cell: (account) => account.email,
    },
    {
      key: 'verified',
      header: t('verified'),
      text: (account) => (account.email_verified_at ? t('yes') : t('no')),
      cell: ({ email_verified_at }) => (
        <StatusPill tone={email_verified_at ? 'gain' : 'amber'}>
          {email_verified_at ? t('yes') : t('no')}
        </StatusPill>
      ),
    },
    {
      key: 'created',
      header: t('created'),
      align: 'right',
      text: (account) => account.created_at,
      cell: (account) => <DayDate day={inWarsaw(account.created_at).day} />,
    },
    {
      key: 'action',
      header: t('action'),
      align: 'right',
      mobile: 'value',
      cell: (account) =>
        account.role === 'admin' ? (
          <Chip tone="faint">{t('administrator')}</Chip>
        ) : (
          <Button
            size="sm"
            loading={entering === account.id}
            aria-label={t('actionOf', { name: account.name })}
            onClick={() => enter(account)}
          >
            {t('action')}
          </Button>
        ),
    },
  ];
  return (
    <Card flush>
      <SearchForm
        search={search}
        onSearch={onSearch}
        label={t('search')}
        clearLabel={t('clear')}
        maxLength={200}
        className={styles.search}
      />
      <DataTable
        label={t('label')}
        columns={columns}
        rows={accounts ?? []}
        rowKey={(account) => account.id}
        loading={loading}
        error={accounts ? undefined : { text: t('failed'), onRetry }}
        empty={<EmptyState title={search ? t('empty', { search }) : t('none')} />}
        moreRow={(accounts?.length ?? 0) >= mostShown ? t('most', { count: mostShown }) : undefined}
      />
    </Card>
  );
}

function useImpersonation() {
  const t = useTranslations('admin.users');
  const locale = useLocale();
  const to = usePath();
  const failureText = useFailureText();
  const [entering, setEntering] = useState<string | null>(null);
  const enter = async ({ id, name, email }: Account) => {
    const question = {
      title: t('confirmTitle', { name }),
      effect: t('confirmEffect', { email }),
      confirmLabel: t('confirm'),
    };
    if (!(await confirm(question))) return;
    setEntering(id);
    try {
      await callApi(startImpersonation, { body: { user_id: id } }, locale);
      await leaveFor(to('dashboard'));
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setEntering(null);
  };
  return { entering, enter };
}
