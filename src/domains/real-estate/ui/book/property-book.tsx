import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import type { FlowOutput, LoanOutput, PropertyDetail } from '../../contract.ts';
import type { BookActions } from '../property-actions.ts';
import styles from './property-book.module.css';

type Props = { property: PropertyDetail; actions: BookActions };

/** What was recorded of a property: rent and costs, valuations, and every instalment of its mortgage. */
export function PropertyBook({ property, actions }: Props) {
  return (
    <div className={styles.book}>
      <Flows property={property} actions={actions} />
      <Valuations property={property} actions={actions} />
      {property.loan && <Schedule loan={property.loan} />}
    </div>
  );
}

function Flows({ property, actions }: Props) {
  const t = useTranslations('realEstate.book');
  const { flows, currency } = property;
  return (
    <section>
      <h3>{t('flows')}</h3>
      {flows.length === 0 && <p className={styles.none}>{t('nothing')}</p>}
      <ul className={styles.lines}>
        {flows.map((flow) => (
          <li key={flow.id}>
            <span>
              <b>{flow.note ?? t(`kind.${flow.kind}`)}</b>
              <FlowNote flow={flow} />
            </span>
            <span className={styles.amount}>
              <Amount
                value={flow.kind === 'rent' ? flow.amount : `-${flow.amount}`}
                currency={currency.toUpperCase()}
                signed
              />
              <small>{t(`every.${flow.every}`)}</small>
            </span>
            <LineButtons
              edit={t('editFlow', { what: flow.note ?? t(`kind.${flow.kind}`) })}
              onEdit={() => actions.editFlow(property, flow)}
              remove={t('removeFlow', { what: flow.note ?? t(`kind.${flow.kind}`) })}
              onRemove={() => actions.removeFlow(property, flow)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FlowNote({ flow }: { flow: FlowOutput }) {
  const t = useTranslations('realEstate.book');
  const names = useCalendarNames();
  const numbers = useNumbers();
  const day = (of: string) => dayText(of, 'short', names);
  const { every, from_day: from, to_day: to, vacancy_months: empty, tax_percent: tax } = flow;
  const when =
    every === 'once'
      ? day(from)
      : to
        ? t('span', { from: day(from), to: day(to) })
        : t('since', { from: day(from) });
  return (
    <small>
      {[
        when,
        empty !== '0' && t('vacancy', { months: numbers.quantity(empty) }),
        tax !== '0' && t('taxed', { percent: `${numbers.quantity(tax)}%` }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </small>
  );
}

function Valuations({ property, actions }: Props) {
  const t = useTranslations('realEstate.book');
  const names = useCalendarNames();
  return (
    <section>
      <h3>{t('valuations')}</h3>
      <ul className={styles.lines}>
        {property.valuations.toReversed().map(({ day, price, currency }) => (
          <li key={day}>
            <DayDate day={day} />
            <span className={styles.amount}>
              <Amount value={price} currency={currency.toUpperCase()} />
            </span>
            <LineButtons
              remove={t('removeValuation', { day: dayText(day, 'short', names) })}
              onRemove={() => actions.removeValuation(property, day)}
              disabled={property.valuations.length === 1}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ButtonProps = {
  edit?: string;
  onEdit?: () => void;
  remove: string;
  onRemove: () => void;
  disabled?: boolean;
};

function LineButtons({ edit, onEdit, remove, onRemove, disabled }: ButtonProps) {
  return (
    <span className={styles.buttons} data-print="hide">
      {edit && <IconButton icon="edit" size="sm" label={edit} onClick={onEdit} />}
      <IconButton icon="trash" size="sm" label={remove} onClick={onRemove} disabled={disabled} />
    </span>
  );
}

function Schedule({ loan }: { loan: LoanOutput }) {
  const t = useTranslations('realEstate.book');
  const names = useCalendarNames();
  const numbers = useNumbers();
  const currency = loan.currency.toUpperCase();
  const money = (value: string) => <Amount value={value} currency={currency} bare />;
  const overpaid = loan.schedule.some((row) => row.overpaid !== '0');
  return (
    <details className={styles.schedule}>
      <summary>
        <b>{t('schedule')}</b>
        <small>
          {t('scheduleNote', {
            interest: formatAmount(loan.total_interest, currency),
            day: dayText(loan.ends_on, 'monthYear', names),
          })}
        </small>
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.scroll}>
        <PlainTable
          label={t('schedule')}
          head={[
            t('day'),
            t('paid'),
            t('interest'),
            t('principal'),
            ...(overpaid ? [t('overpaid')] : []),
            t('percent'),
            t('balance'),
          ]}
          rows={loan.schedule.map((row) => ({
            key: row.day,
            cells: [
              <DayDate key="day" day={row.day} />,
              money(row.paid),
              money(row.interest),
              money(row.principal),
              ...(overpaid ? [money(row.overpaid)] : []),
              numbers.percent(row.percent),
              money(row.balance),
            ],
          }))}
        />
      </div>
    </details>
  );
}
