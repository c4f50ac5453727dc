import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import type { LookThroughOutput } from '../../contract.ts';
import styles from './dimension-cards.module.css';
import { ExposureList, ExposureTable } from './exposure-list.tsx';
import { foldRows } from './fold-rows.ts';
import { ShareStrip } from './share-strip.tsx';

export type DimensionProps = { looked: LookThroughOutput; asTable: boolean; addTo: string };

export function SectorsCard({ looked, asTable, addTo }: DimensionProps) {
  const t = useTranslations('lookThrough');
  const currency = looked.currency.toUpperCase();
  const { sectors, kinds, total } = looked;
  return (
    <Card title={t('sectors.title')} action={<Unit currency={currency} />}>
      {asTable ? (
        <>
          <ExposureTable
            label={t('sectors.title')}
            head={t('table.sector')}
            rows={sectors}
            total={total}
            currency={currency}
          />
          <ExposureTable
            label={t('sectors.kinds')}
            head={t('table.kind')}
            rows={kinds}
            total={total}
            currency={currency}
          />
        </>
      ) : (
        <>
          <ExposureList rows={sectors} currency={currency} addTo={addTo} />
          <ShareStrip label={t('sectors.kinds')} parts={kinds} />
        </>
      )}
    </Card>
  );
}

const mostCountries = 8;

export function CountriesCard({ looked, asTable, addTo }: DimensionProps) {
  const t = useTranslations('lookThrough');
  const currency = looked.currency.toUpperCase();
  const { countries, total } = looked;
  return (
    <Card title={t('countries.title')} action={<Unit currency={currency} />}>
      {asTable ? (
        <ExposureTable
          label={t('countries.title')}
          head={t('table.country')}
          rows={countries}
          total={total}
          currency={currency}
        />
      ) : (
        <ExposureList
          rows={foldRows(countries, mostCountries, t('countries.others'))}
          currency={currency}
          addTo={addTo}
        />
      )}
      <p className={styles.note}>
        <Icon name="globe" size={18} />
        <span>{t('countries.note')}</span>
      </p>
    </Card>
  );
}

function Unit({ currency }: { currency: string }) {
  return <span className={styles.unit}>{currencyUnit(currency)}</span>;
}
