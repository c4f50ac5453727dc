import { useCallback, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { TwoLines } from '../../../design-system/figures/two-lines.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import type { SelectOption } from '../../../design-system/inputs/select.tsx';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { Menu } from '../../../design-system/overlays/menu.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { type Column, DataTable } from '../../../design-system/table/data-table.tsx';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { type DepositOutput, deleteDeposit } from '../contract.ts';
import { upsertDeposit } from './deposit-modals.ts';
import styles from './deposits-card.module.css';

type Props = {
  /** Null where they could not be had. */
  deposits: readonly DepositOutput[] | null;
  /** Of all that run, in the shown currency. */
  value: string | null;
  currency: string;
  currencies: readonly (SelectOption & { code: string })[];
  today: string;
  onRetry: () => void;
};

type Acts = {
  edit: (deposit: DepositOutput, closing?: boolean) => void;
  remove: (deposit: DepositOutput) => void;
};

/** Money at banks for a time. Its texts are the area `deposits`. */
export function DepositsCard({ deposits, value, currency, currencies, today, onRetry }: Props) {
  const t = useTranslations('deposits');
  const remove = useRemoving();
  const open = useCallback(
    (deposit?: DepositOutput, closing?: boolean) =>
      void openModal(upsertDeposit, { deposit, closing, currencies, today }),
    [currencies, today],
  );
  const acts = useMemo<Acts>(() => ({ edit: open, remove }), [open, remove]);
  const columns = useColumns(acts);
  const add = (
    <Button size="sm" icon="plus" onClick={() => open()}>
      {t('add')}
    </Button>
  );
  return (
    <Card
      flush
      title={t('title')}
      action={
        <span className={styles.head}>
          {deposits && deposits.length > 0 && (
            <Amount value={value} currency={currency} reason={t('noRate')} />
          )}
          {add}
        </span>
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={deposits ?? []}
        rowKey={({ id }) => id}
        phoneRow={(deposit) => <PhoneRow deposit={deposit} acts={acts} />}
        error={deposits === null ? { text: t('failed'), onRetry } : undefined}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </Card>
  );
}

function useRemoving() {
  const t = useTranslations('deposits');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words follow from the language
  return useCallback(
    (deposit: DepositOutput) => {
      void (async () => {
        const sure = await confirm({
          title: t('remove.title', { name: deposit.name }),
          effect: t('remove.effect'),
          danger: true,
          confirmLabel: t('remove.confirm'),
        });
        if (!sure) return;
        try {
          await callApi(deleteDeposit, { params: { id: deposit.id } }, locale);
          await revalidate();
        } catch (failure) {
          toast.error(failureText(failure));
        }
      })();
    },
    [t, locale, revalidate],
  );
}

function useColumns(acts: Acts): Column<DepositOutput>[] {
  const t = useTranslations('deposits');
  const numbers = useNumbers();
  const names = useCalendarNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names and numbers follow from the language
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('column.name'),
        cell: ({ name, status }) => (
          <span className={styles.name}>
            {name} <State status={status} />
          </span>
        ),
        text: ({ name }) => name,
      },
      {
        key: 'rate',
        header: t('column.rate'),
        align: 'right',
        cell: ({ rate, capitalisation }) => (
          <TwoLines name={`${numbers.number(rate)}%`} note={t(`form.capitalisations.${capitalisation}`)} />
        ),
        decimal: ({ rate }) => rate,
      },
      {
        key: 'ends',
        header: t('column.ends'),
        cell: ({ payout, starts_on }) => (
          <TwoLines
            name={dayText(payout.day, 'short', names)}
            note={t('since', { day: dayText(starts_on, 'short', names) })}
          />
        ),
        text: ({ payout }) => payout.day,
      },
      {
        key: 'value',
        header: t('column.value'),
        align: 'right',
        cell: (deposit) => <Worth deposit={deposit} />,
        decimal: ({ shown_value }) => shown_value,
      },
      {
        key: 'payout',
        header: t('column.payout'),
        align: 'right',
        cell: ({ payout, currency }) => (
          <TwoLines
            name={<Amount value={payout.amount} currency={currency.toUpperCase()} />}
            note={t.rich('taxed', {
              tax: () => <Amount value={payout.tax} currency={currency.toUpperCase()} />,
            })}
          />
        ),
        decimal: ({ payout }) => payout.amount,
      },
      {
        key: 'menu',
        header: t('column.menu'),
        menu: true,
        align: 'right',
        cell: (deposit) => <Acting deposit={deposit} acts={acts} />,
      },
    ],
    [t, acts],
  );
}

function Worth({ deposit }: { deposit: DepositOutput }) {
  const t = useTranslations('deposits');
  const currency = deposit.currency.toUpperCase();
  if (deposit.status !== 'running') return <>–</>;
  return (
    <TwoLines
      name={<Amount value={deposit.value} currency={currency} />}
      note={t.rich('interest', {
        interest: () => <Amount value={deposit.interest} currency={currency} signed />,
      })}
    />
  );
}

function State({ status }: Pick<DepositOutput, 'status'>) {
  const t = useTranslations('deposits.states');
  return status === 'running' ? null : <StatusPill tone="neutral">{t(status)}</StatusPill>;
}

function Acting({ deposit, acts }: { deposit: DepositOutput; acts: Acts }) {
  const t = useTranslations('deposits.actions');
  return (
    <Menu
      trigger={<IconButton icon="dots" size="sm" label={t('of', { name: deposit.name })} />}
      items={[
        { label: t('edit'), icon: 'edit', onSelect: () => acts.edit(deposit) },
        ...(deposit.status === 'running'
          ? [{ label: t('close'), icon: 'logout' as const, onSelect: () => acts.edit(deposit, true) }]
          : []),
        'separator',
        { label: t('remove'), icon: 'trash', danger: true, onSelect: () => acts.remove(deposit) },
      ]}
    />
  );
}

function PhoneRow({ deposit, acts }: { deposit: DepositOutput; acts: Acts }) {
  const t = useTranslations('deposits');
  const names = useCalendarNames();
  return (
    <div className={styles.phone}>
      <TwoLines
        name={
          <span className={styles.name}>
            {deposit.name} <State status={deposit.status} />
          </span>
        }
        note={t('until', { day: dayText(deposit.payout.day, 'short', names) })}
      />
      <Worth deposit={deposit} />
      <Acting deposit={deposit} acts={acts} />
    </div>
  );
}
