import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Menu } from '../../../../design-system/overlays/menu.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import type { PropertyOutput } from '../../contract.ts';
import { type PropertyTotals, partsOfFigures } from '../../property-totals.ts';
import type { PropertyActions } from '../property-actions.ts';
import styles from './property-table.module.css';
import { ValueBar } from './value-parts.tsx';

type Props = {
  properties: readonly PropertyOutput[];
  totals: PropertyTotals;
  currency: string;
  chosen: string | null;
  onChoose: (id: string) => void;
  actions: PropertyActions;
};

export function PropertyTable(props: Props) {
  const t = useTranslations('realEstate.table');
  const { properties, chosen } = props;
  return (
    <DataTable
      label={t('label')}
      columns={useColumns(props)}
      rows={properties}
      rowKey={({ id }) => id}
      look={({ id }) => (id === chosen ? 'amber' : undefined)}
      totalLabel={properties.length > 1 ? t('total') : undefined}
    />
  );
}

function useColumns({
  totals,
  properties,
  currency,
  chosen,
  onChoose,
  actions,
}: Props): Column<PropertyOutput>[] {
  const t = useTranslations('realEstate.table');
  const words = useTranslations('realEstate.action');
  const numbers = useNumbers();
  const unit = currencyUnit(currency);
  const largest = Math.max(...properties.map(({ figures }) => Number(figures.value ?? 0)));
  const money = (value: string | null | undefined) => <Amount value={value} currency={currency} bare />;
  return [
    {
      key: 'name',
      header: t('property'),
      mobile: 'title',
      main: true,
      text: ({ name }) => name,
      cell: (property) => (
        <NameCell
          property={property}
          chosen={property.id === chosen}
          onChoose={() => onChoose(property.id)}
        />
      ),
    },
    {
      key: 'area',
      header: t('area'),
      unit: 'm²',
      decimal: ({ meter_square }) => meter_square,
      cell: ({ meter_square }) => numbers.quantity(meter_square),
    },
    {
      key: 'share',
      header: t('share'),
      unit: '%',
      decimal: ({ share }) => share,
      cell: ({ share }) => (
        <span className={share === '100' ? styles.faint : styles.strong}>{numbers.quantity(share)}</span>
      ),
    },
    {
      key: 'value',
      header: t('value'),
      unit,
      mobile: 'value',
      ink: true,
      decimal: ({ figures }) => figures.value,
      cell: ({ figures }) => money(figures.value),
      total: money(totals.value),
    },
    {
      key: 'parts',
      header: t('parts'),
      align: 'left',
      cell: ({ figures }) => {
        const parts = partsOfFigures(figures);
        return parts && <ValueBar parts={parts} currency={currency} largest={largest} />;
      },
    },
    {
      key: 'gain',
      header: t('gain'),
      unit,
      mobile: 'change',
      decimal: ({ figures }) => figures.gain,
      cell: ({ figures }) => <Change amount={figures.gain} currency={currency} hideArrow bare />,
      total: <Change amount={totals.gain} currency={currency} hideArrow bare />,
    },
    {
      key: 'netRent',
      header: t('netRent'),
      unit: t('aYear', { currency: unit }),
      decimal: ({ figures }) => figures.year?.net,
      cell: ({ figures }) => money(figures.year?.net),
      total: money(totals.netRent),
    },
    {
      key: 'netYield',
      header: t('netYield'),
      decimal: ({ figures }) => figures.net_yield?.toFixed(6),
      cell: ({ figures }) => <Percent value={figures.net_yield} />,
      total: <Percent value={totals.netYield} />,
    },
    {
      key: 'irr',
      header: t('irr'),
      decimal: ({ figures }) => figures.irr.percent?.toFixed(6),
      cell: ({ figures }) => <Percent value={figures.irr.percent} />,
    },
    menuColumn((name) => t('actions', { name }), words, actions),
  ];
}

function menuColumn(
  label: (name: string) => string,
  words: (key: 'details' | 'edit' | 'remove') => string,
  actions: PropertyActions,
): Column<PropertyOutput> {
  return {
    key: 'menu',
    header: '',
    menu: true,
    cell: (property) => (
      <Menu
        trigger={<IconButton icon="more" size="sm" label={label(property.name)} />}
        items={[
          { label: words('details'), icon: 'eye', onSelect: () => actions.details(property) },
          { label: words('edit'), icon: 'edit', onSelect: () => actions.edit(property) },
          { label: words('remove'), icon: 'trash', danger: true, onSelect: () => actions.remove(property) },
        ]}
      />
    ),
  };
}

type NameProps = { property: PropertyOutput; chosen: boolean; onChoose: () => void };

function NameCell({ property, chosen, onChoose }: NameProps) {
  const t = useTranslations('realEstate');
  const names = useCalendarNames();
  const { name, street, street_number, city, rented } = property;
  return (
    <span className={styles.name}>
      <span className={classNames(styles.picture, chosen && styles.lit)}>
        <Icon name="building" size={20} />
      </span>
      <span className={styles.lines}>
        <button type="button" className={styles.open} aria-expanded={chosen} onClick={onChoose}>
          {name}
        </button>
        <small>
          {street} {street_number}, {city}
        </small>
        {rented && (
          <small>
            {rented.until
              ? t('rentedUntil', { day: dayText(rented.until, 'short', names) })
              : t('rentedOpen')}
          </small>
        )}
      </span>
    </span>
  );
}
