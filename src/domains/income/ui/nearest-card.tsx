import { useTranslations } from 'use-intl';
import { classNames } from '../../../design-system/class-names.ts';
import { Amount } from '../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../design-system/layout/card.tsx';
import type { IncomeOutput, PaymentOutput } from '../contract.ts';
import styles from './nearest-card.module.css';

/** What comes next, on graphite. */
export function NearestCard({ income: { nearest, currency } }: { income: IncomeOutput }) {
  const t = useTranslations('income.nearest');
  return (
    <Card graphite title={t('title')} note={t('net', { currency: currency.toUpperCase() })}>
      {nearest.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ol className={styles.list}>
          {nearest.map((payment) => (
            <Nearest key={`${payment.id} ${payment.day}`} payment={payment} currency={currency} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Nearest({ payment, currency }: { payment: PaymentOutput; currency: string }) {
  const t = useTranslations('income.nearest');
  const names = useCalendarNames();
  const numbers = useNumbers();
  const { day, title, units, net, is_about, basis, of } = payment;
  const [date, month] = dayText(day, 'dayMonth', names).split(' ');
  const why = of === 'cash' || of === 'deposit' ? t(of) : t(basis === 'booked' ? 'terms' : basis);
  return (
    <li>
      <time dateTime={day}>
        <b>{date}</b> <span>{month}</span>
      </time>
      <span>
        <b>{title}</b>
        <small>
          {units && `${t('units', { units: numbers.units(units) })} · `}
          {why}
        </small>
      </span>
      <b className={classNames(!is_about && styles.exact)}>
        {is_about && '≈ '}
        <Amount value={net} currency={currency} bare />
      </b>
    </li>
  );
}
