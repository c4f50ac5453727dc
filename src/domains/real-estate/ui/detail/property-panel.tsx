import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { PropertyDetail } from '../../contract.ts';
import { PropertyBook } from '../book/property-book.tsx';
import { CourseChart } from '../course/course-chart.tsx';
import { coursePoints } from '../course/course-shape.ts';
import { PropertyMap } from '../map/property-map.tsx';
import type { BookActions, PropertyActions } from '../property-actions.ts';
import { PropertyBoxes } from './property-boxes.tsx';
import { PropertyFacts } from './property-facts.tsx';
import styles from './property-panel.module.css';

type Props = {
  property: PropertyDetail;
  currency: string;
  mapStyle: string | null;
  actions: PropertyActions & BookActions;
  onClose: () => void;
};

/** Everything about one property, in the page under the list. */
export function PropertyPanel({ property, currency, mapStyle, actions, onClose }: Props) {
  const t = useTranslations('realEstate');
  const { name, loan } = property;
  return (
    <Card className={styles.panel} aria-label={name}>
      <header className={styles.head}>
        <div>
          <h2>{name}</h2>
          <p>{addressLine(property)}</p>
        </div>
        <div className={styles.actions} data-print="hide">
          <Button icon="edit" onClick={() => actions.edit(property)}>
            {t('action.edit')}
          </Button>
          <Button icon="plus" onClick={() => actions.addFlow(property)}>
            {t('action.flow')}
          </Button>
          <Button icon="plus" onClick={() => actions.addValuation(property)}>
            {t('action.valuation')}
          </Button>
          <Button icon={loan ? 'edit' : 'plus'} onClick={() => actions.loan(property)}>
            {t(loan ? 'action.editLoan' : 'action.addLoan')}
          </Button>
          <IconButton icon="x" label={t('action.close')} onClick={onClose} />
        </div>
      </header>
      <div className={styles.grid}>
        <div>
          <PropertyMap
            name={name}
            city={property.city}
            lat={property.lat}
            lng={property.lng}
            style={mapStyle}
            asks
          />
          <PropertyFacts property={property} figures={property.figures} currency={currency} />
        </div>
        <div className={styles.right}>
          <Course property={property} currency={currency} />
          <PropertyBoxes property={property} currency={currency} />
        </div>
      </div>
      <PropertyBook property={property} actions={actions} />
    </Card>
  );
}

export function addressLine(property: {
  street: string;
  street_number: string;
  postal_code: string | null;
  city: string;
  state: string | null;
}): string {
  const { street, street_number, postal_code, city, state } = property;
  const place = [postal_code, city].filter(Boolean).join(' ');
  return [`${street} ${street_number}`, place, state].filter(Boolean).join(', ');
}

function Course({ property, currency }: { property: PropertyDetail; currency: string }) {
  const t = useTranslations('realEstate.detail');
  const { name, course, figures, valuations } = property;
  const points = coursePoints(course, 'max');
  const at = new Map(points.map((point) => [point.day, point]));
  const marks = valuations.flatMap(({ day }) => {
    const point = at.get(day);
    return point ? [{ x: point.x, value: point.value, day }] : [];
  });
  const paid = Number(figures.cost ?? 0) + Number(figures.buying_costs ?? 0);
  if (points.length < 2) return null;
  return (
    <section className={styles.course}>
      <h3>{t('course')}</h3>
      <CourseChart
        points={points}
        currency={currency}
        label={t('courseLabel', { name })}
        marks={marks}
        line={{
          value: paid,
          text: t('line', { amount: formatAmount(paid.toFixed(2), currency, { decimals: 0 }) }),
        }}
      />
    </section>
  );
}
