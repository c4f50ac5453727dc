import { useTranslations } from 'use-intl';
import { Amount } from '../../../design-system/figures/amount.tsx';
import type { CardState } from '../../valuation/card-state.ts';
import { ModuleSummary, NextPayment } from '../../valuation/ui/module-summary.tsx';
import type { PropertyView, RealEstateView } from '../real-estate-view.ts';
import styles from './real-estate-card.module.css';

type Props = { card: CardState<RealEstateView>; currency: string };

export function RealEstateCard({ card, currency }: Props) {
  const t = useTranslations('dashboard.home.realEstate');
  return (
    <ModuleSummary<RealEstateView>
      card={card}
      icon="building"
      title={t('title')}
      currency={currency}
      note={({ count }) => t('count', { count })}
      empty={t('empty')}
    >
      {({ properties, next }) => (
        <>
          <ul className={styles.properties}>
            {properties.map((property) => (
              <Property
                key={property.id}
                property={property}
                largest={Math.max(...properties.map(wholeValue))}
                currency={currency}
              />
            ))}
          </ul>
          {next && (
            <NextPayment
              next={next}
              currency={currency}
              sentence={(values) => t.rich('next', values)}
              net={(values) => t.rich('net', values)}
            />
          )}
        </>
      )}
    </ModuleSummary>
  );
}

/** Of a drawing: what the property is worth with the bank's part. */
function wholeValue({ equity, mortgage }: PropertyView): number {
  return Number(equity) + Number(mortgage ?? 0);
}

type PropertyProps = { property: PropertyView; largest: number; currency: string };

function Property({ property, largest, currency }: PropertyProps) {
  const t = useTranslations('dashboard.home.realEstate');
  const { name, equity, mortgage, rent } = property;
  const whole = (amount: string) => () => <Amount value={amount} currency={currency} decimals={0} />;
  const width = (amount: string) => `${(Number(amount) / largest) * 100}%`;
  return (
    <li className={styles.property}>
      <span>
        <b>{name}</b> {rent && <span className={styles.note}>{t.rich('rent', { amount: whole(rent) })}</span>}
      </span>
      <span className={styles.worth}>
        <b>
          <Amount value={equity} currency={currency} decimals={0} />
        </b>{' '}
        <span className={styles.note}>
          {mortgage ? t.rich('equity', { amount: whole(wholeValue(property).toFixed(2)) }) : t('noMortgage')}
        </span>
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i className={styles.own} style={{ width: width(equity) }} />
        {mortgage && <i style={{ width: width(mortgage) }} />}
      </span>
    </li>
  );
}
