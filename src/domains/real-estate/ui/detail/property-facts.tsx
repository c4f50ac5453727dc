import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayOf, millisecondsOfDay } from '../../../../foundation/calendar-day.ts';
import type { PropertyRecord } from '../../contract.ts';
import styles from './property-facts.module.css';

type Fact = 'bought_price' | 'current_price' | 'price_per_meter';
type Props = {
  property: Omit<PropertyRecord, 'id' | 'version' | 'created_at' | 'valued_on'> & {
    valued_on: string | null;
  };
  /** Both prices in the shown currency, at today's rate. */
  figures: Record<Fact, string | null>;
  currency: string;
  /** Of the price paid, where nothing is converted. */
  boughtCurrency?: string;
};

const empty = '-';

/** What was entered of a property; a dash where nothing was. */
export function PropertyFacts({ property, figures, currency, boughtCurrency = currency }: Props) {
  const t = useTranslations('realEstate');
  const d = useTranslations('realEstate.detail');
  const numbers = useNumbers();
  const money = (value: string | null) => <Amount value={value} currency={currency} />;
  const count = (value: number | null) => (value === null ? empty : String(value));
  const markets = { 1: t('market.primary'), 2: t('market.secondary') };
  const { balcony, build_at, valued_on } = property;
  return (
    <div className={styles.facts}>
      <KeyValueList
        items={[
          {
            key: 'bought',
            label: d('boughtFor'),
            value: <Amount value={figures.bought_price} currency={boughtCurrency} />,
          },
          {
            key: 'day',
            label: d('boughtOn'),
            value: <DayDate day={dayOf(Math.floor(property.bought_at / millisecondsOfDay))} />,
          },
          {
            key: 'market',
            label: d('market'),
            value: markets[property.market_type as 1 | 2] ?? t('market.unknown'),
          },
          {
            key: 'share',
            label: d('share'),
            value: numbers.percent(property.share, { decimals: property.share.includes('.') ? 2 : 0 }),
          },
          { key: 'area', label: d('area'), value: `${numbers.quantity(property.meter_square)}\u00a0m²` },
          { key: 'meter', label: d('pricePerMeter'), value: money(figures.price_per_meter) },
          { key: 'built', label: d('built'), value: build_at?.slice(0, 4) ?? empty },
        ]}
      />
      <KeyValueList
        items={[
          { key: 'now', label: d('valueNow'), value: money(figures.current_price) },
          { key: 'valued', label: d('valuedOn'), value: valued_on ? <DayDate day={valued_on} /> : empty },
          { key: 'floor', label: d('floor'), value: count(property.floor) },
          { key: 'rooms', label: d('rooms'), value: count(property.rooms_count) },
          { key: 'bathrooms', label: d('bathrooms'), value: count(property.bathrooms_count) },
          {
            key: 'balcony',
            label: d('balcony'),
            value: balcony === null ? empty : d(balcony ? 'yes' : 'no'),
          },
          {
            key: 'address',
            label: d('address'),
            value: `${property.street} ${property.street_number}, ${property.city}`,
          },
        ]}
      />
    </div>
  );
}
