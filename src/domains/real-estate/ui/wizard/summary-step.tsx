import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { decimal, hundred, over, textOf, times } from '../../../../foundation/decimal.ts';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';
import { typedDecimal } from '../../../../foundation/typed-decimal.ts';
import type { PropertyFiguresOutput } from '../../contract.ts';
import { PropertyFacts } from '../detail/property-facts.tsx';
import { addressLine } from '../detail/property-panel.tsx';
import { ValueBar } from '../list/value-parts.tsx';
import { PropertyMap } from '../map/property-map.tsx';
import { type PropertyValues, propertyBody } from './property-values.ts';
import styles from './property-wizard.module.css';

type Props = {
  values: PropertyValues;
  codeOf: (currencyId: string) => string;
  mapStyle: string | null;
  valuedOn: string | null;
  /** A note on what can be added afterwards. */
  isNew: boolean;
  /** Where it is only read: its prices in the shown currency. */
  figures?: PropertyFiguresOutput;
};

const places = 2;

/** What enters somebody's wealth, and everything that was entered. */
export function SummaryStep({ values, codeOf, mapStyle, valuedOn, isNew, figures }: Props) {
  const t = useTranslations('realEstate.wizard');
  const currency = codeOf(values.currency_id);
  const exact = (typed: string) => decimal(typedDecimal(typed) ?? '0');
  const price = exact(values.current_price);
  const area = exact(values.meter_square);
  const mine = over(times(price, exact(values.share)), hundred, places);
  const body = propertyBody(values, {});
  return (
    <>
      <PropertyMap name={values.name} city={values.city} lat={values.lat} lng={values.lng} style={mapStyle} />
      <div>
        <h3>{values.name}</h3>
        <p className={styles.placed}>
          {addressLine({ ...values, postal_code: values.postal_code || null, state: values.state || null })}
        </p>
      </div>
      <div className={styles.enters}>
        <p>{t('enters', { share: exact(values.share).digits === 100n ? 'whole' : 'part' })}</p>
        <Amount value={textOf(mine)} currency={currency} size="lg" />
        {values.currency_id === values.bought_currency_id && <Grown values={values} currency={currency} />}
      </div>
      <PropertyFacts
        property={{
          ...body,
          bought_price: values.bought_price,
          current_price: values.current_price,
          meter_square: textOf(area),
          share: textOf(exact(values.share)),
          notary_cost: '0',
          transfer_tax: '0',
          agent_cost: '0',
          other_cost: '0',
          bought_currency: codeOf(values.bought_currency_id),
          currency,
          valued_on: valuedOn,
          build_at: body.build_at ?? null,
          state: values.state || null,
          postal_code: values.postal_code || null,
          lat: values.lat,
          lng: values.lng,
          floor: body.floor ?? null,
          balcony: body.balcony ?? null,
          rooms_count: body.rooms_count ?? null,
          bathrooms_count: body.bathrooms_count ?? null,
        }}
        figures={
          figures ?? {
            bought_price: textOf(exact(values.bought_price)),
            current_price: textOf(price),
            price_per_meter: area.digits === 0n ? null : textOf(over(price, area, places)),
          }
        }
        currency={figures?.currency.toUpperCase() ?? currency}
        boughtCurrency={figures?.currency.toUpperCase() ?? codeOf(values.bought_currency_id)}
      />
      {isNew && <p className={styles.later}>{t('later')}</p>}
    </>
  );
}

function Grown({ values, currency }: { values: PropertyValues; currency: string }) {
  const t = useTranslations('realEstate.wizard');
  const numbers = useNumbers();
  const share = Number(typedDecimal(values.share) ?? 0) / 100;
  const paid = Number(typedDecimal(values.bought_price) ?? 0) * share;
  const now = Number(typedDecimal(values.current_price) ?? 0) * share;
  if (!(paid > 0 && now > 0)) return null;
  const whole = (amount: number) =>
    formatAmount(amount.toFixed(2), currency, { decimals: 0, signed: amount !== paid });
  const percent = plain(((now - paid) / paid) * 100) ?? '0';
  return (
    <>
      <ValueBar
        parts={{ bank: '0', own: String(Math.min(paid, now)), grown: String(Math.max(0, now - paid)) }}
        currency={currency}
        largest={now}
      />
      <p className={styles.grew}>
        <span>{t('fromPurchase', { amount: whole(paid) })}</span>
        <span>
          {t.rich('grew', {
            b: (text) => <b>{text}</b>,
            amount: whole(now - paid),
            percent: numbers.percent(percent, { decimals: 1, signed: true }),
          })}
        </span>
      </p>
    </>
  );
}
