import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { AssetName } from '../../../../design-system/figures/asset-name.tsx';
import { TwoLines } from '../../../../design-system/figures/two-lines.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Menu, type MenuItem } from '../../../../design-system/overlays/menu.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import type { FundOutput } from '../../contract.ts';
import { isSaid } from '../../make-up/make-up.ts';
import styles from './funds-card.module.css';

export type FundActs = {
  edit: (fund: FundOutput) => void;
  upload: (fund: FundOutput) => void;
  download: (fund: FundOutput) => void;
  remove: (fund: FundOutput) => void;
};

type Props = {
  id: string;
  funds: readonly FundOutput[];
  unclear: readonly FundOutput[];
  hasInnerFunds: boolean;
  currency: string;
  acts: FundActs;
};

/** Whose make-up is known, of which day and from whom, and the ways to say it. */
export function FundsCard({ id, funds, unclear, hasInnerFunds, currency, acts }: Props) {
  const t = useTranslations('lookThrough.funds');
  const columns = useColumns(currency, acts);
  return (
    <Card flush title={t('title')} id={id}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={funds}
        rowKey={({ instrument_id }) => instrument_id}
        empty={<EmptyState title={t('empty')} />}
      />
      {hasInnerFunds && <p className={styles.note}>{t('inner')}</p>}
      {unclear.length > 0 && (
        <>
          <h3 className={styles.second}>{t('unclear')}</h3>
          <DataTable
            label={t('unclear')}
            columns={columns}
            rows={unclear}
            rowKey={({ instrument_id }) => instrument_id}
          />
        </>
      )}
    </Card>
  );
}

function useColumns(currency: string, acts: FundActs): Column<FundOutput>[] {
  const t = useTranslations('lookThrough.funds');
  const names = useCalendarNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and names follow from the language
  return useMemo(
    () => [
      {
        key: 'fund',
        header: t('fund'),
        mobile: 'title',
        cell: ({ ticker, name }) => <AssetName ticker={ticker} name={name} />,
        text: ({ name }) => name,
      },
      {
        key: 'makeUp',
        header: t('makeUp'),
        mobile: 'sub',
        cell: (fund) => {
          const { make_up } = fund;
          if (!make_up) return <span className={styles.none}>{t(fund.is_fund ? 'none' : 'noFacts')}</span>;
          const hedged = make_up.hedged_to && t('hedged', { currency: make_up.hedged_to.toUpperCase() });
          return (
            <TwoLines
              name={t('ofDay', {
                day: dayText(make_up.as_of, 'short', names),
                source: t(`source.${make_up.source}`, { provider: make_up.provider ?? '' }),
              })}
              note={[t('positions', { count: make_up.positions }), hedged].filter(Boolean).join(', ')}
            />
          );
        },
        text: ({ make_up }) => make_up?.as_of,
      },
      {
        key: 'value',
        header: t('value'),
        align: 'right',
        main: true,
        mobile: 'value',
        cell: ({ value }) => <Amount value={value} currency={currency} />,
        decimal: ({ value }) => value,
      },
      {
        key: 'menu',
        header: t('actions'),
        menu: true,
        align: 'right',
        mobile: 'change',
        cell: (fund) => <FundMenu fund={fund} acts={acts} />,
      },
    ],
    [currency, acts],
  );
}

function FundMenu({ fund, acts }: { fund: FundOutput; acts: FundActs }) {
  const t = useTranslations('lookThrough.funds');
  if (!fund.make_up && !fund.is_fund)
    return (
      <Button size="sm" icon="plus" onClick={() => acts.edit(fund)}>
        {t('add')}
      </Button>
    );
  const items: MenuItem[] = [
    { label: t('edit'), icon: 'edit', onSelect: () => acts.edit(fund) },
    { label: t('csv'), icon: 'upload', onSelect: () => acts.upload(fund) },
  ];
  if (fund.make_up)
    items.push({ label: t('download'), icon: 'download', onSelect: () => acts.download(fund) });
  if (isSaid(fund))
    items.push('separator', {
      label: t('remove'),
      icon: 'trash',
      danger: true,
      onSelect: () => acts.remove(fund),
    });
  return (
    <Menu
      trigger={<IconButton icon="dots" size="sm" label={t('actionsOf', { name: fund.name })} />}
      items={items}
    />
  );
}
