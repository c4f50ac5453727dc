import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { plain } from '../../../../foundation/format-number.ts';
import { deleteGroup } from '../../../ledger/groups-contract.ts';
import type { GroupOutput } from '../../groups-contract.ts';
import { upsertGroup } from './group-modals.ts';
import styles from './groups-card.module.css';

type Named = { id: string; name: string };

type Props = {
  groups: readonly GroupOutput[];
  /** Those that can be in a group. */
  portfolios: readonly Named[];
  currency: string;
};

type Acts = { edit: (group?: GroupOutput) => void; remove: (group: GroupOutput) => void };

/** Portfolios that belong together for their owner, with what each group is worth and has brought (rule PG-2). */
export function GroupsCard({ groups, portfolios, currency }: Props) {
  const t = useTranslations('portfolios.groups');
  const acts = useActs(portfolios);
  const columns = useColumns({ acts, portfolios, currency: currency.toUpperCase() });
  return (
    <Card
      flush
      title={t('title')}
      action={
        <Button size="sm" icon="plus" onClick={() => acts.edit()}>
          {t('add')}
        </Button>
      }
    >
      <DataTable
        label={t('title')}
        columns={columns}
        rows={groups}
        rowKey={({ id }) => id}
        phoneRow={(group) => (
          <div className={styles.phone}>
            <Name group={group} portfolios={portfolios} />
            <Worth group={group} currency={currency.toUpperCase()} />
            <Acting group={group} acts={acts} />
          </div>
        )}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </Card>
  );
}

function useActs(portfolios: readonly Named[]): Acts {
  const t = useTranslations('portfolios.groups');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words follow from the language
  return useMemo(() => {
    async function remove({ id, name }: GroupOutput) {
      const sure = await confirm({
        title: t('remove.title', { name }),
        effect: t('remove.effect'),
        danger: true,
        confirmLabel: t('remove.confirm'),
      });
      if (!sure) return;
      try {
        await callApi(deleteGroup, { params: { id } }, locale);
        await revalidate();
      } catch (failure) {
        toast.error(failureText(failure));
      }
    }
    return {
      edit: (group) => void openModal(upsertGroup, { group, portfolios }),
      remove: (group) => void remove(group),
    };
  }, [t, locale, revalidate, portfolios]);
}

type ColumnProps = { acts: Acts; portfolios: readonly Named[]; currency: string };

function useColumns({ acts, portfolios, currency }: ColumnProps): Column<GroupOutput>[] {
  const t = useTranslations('portfolios.groups');
  const numbers = useNumbers();
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('column.name'),
        cell: (group) => <Name group={group} portfolios={portfolios} />,
        text: ({ name }) => name,
      },
      {
        key: 'value',
        header: t('column.value'),
        align: 'right',
        cell: ({ market_value }) => <Amount value={market_value} currency={currency} reason={t('noPrice')} />,
        decimal: ({ market_value }) => market_value,
      },
      {
        key: 'profit',
        header: t('column.profit'),
        align: 'right',
        cell: ({ profit }) => <Amount value={profit} currency={currency} reason={t('noPrice')} signed />,
        decimal: ({ profit }) => profit,
      },
      {
        key: 'share',
        header: t('column.share'),
        align: 'right',
        cell: ({ share }) => (share === null ? '–' : numbers.percent(plain(share) ?? '0', { decimals: 1 })),
        decimal: ({ share }) => (share === null ? null : (plain(share) ?? null)),
      },
      {
        key: 'menu',
        header: t('column.menu'),
        menu: true,
        align: 'right',
        cell: (group) => <Acting group={group} acts={acts} />,
      },
    ],
    [t, numbers, acts, portfolios, currency],
  );
}

function Name({ group, portfolios }: { group: GroupOutput; portfolios: readonly Named[] }) {
  const members = portfolios.filter(({ id }) => group.portfolio_ids.includes(id));
  return (
    <TwoLines
      name={<span className={styles.name}>{group.name}</span>}
      note={members.map(({ name }) => name).join(', ')}
    />
  );
}

function Worth({ group, currency }: { group: GroupOutput; currency: string }) {
  const t = useTranslations('portfolios.groups');
  return (
    <TwoLines
      name={<Amount value={group.market_value} currency={currency} reason={t('noPrice')} />}
      note={<Amount value={group.profit} currency={currency} reason={t('noPrice')} signed />}
    />
  );
}

function Acting({ group, acts }: { group: GroupOutput; acts: Acts }) {
  const t = useTranslations('portfolios.groups.actions');
  return (
    <Menu
      trigger={<IconButton icon="dots" size="sm" label={t('of', { name: group.name })} />}
      items={[
        { label: t('edit'), icon: 'edit', onSelect: () => acts.edit(group) },
        'separator',
        { label: t('remove'), icon: 'trash', danger: true, onSelect: () => acts.remove(group) },
      ]}
    />
  );
}
