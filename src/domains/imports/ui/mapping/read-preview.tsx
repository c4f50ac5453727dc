import { useTranslations } from 'use-intl';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Chip } from '../../../../design-system/layout/chip.tsx';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import type { Booking, Money } from '../../booking.ts';
import { readByMapping } from '../../mapping/read-by-mapping.ts';
import type { MappingDraft, RawRow } from './mapping-draft.ts';
import styles from './mapping-view.module.css';

type Props = { rows: readonly RawRow[]; draft: MappingDraft };

const shownRows = 5;

/** What becomes of the first rows as it is said now. */
export function ReadPreview({ rows, draft }: Props) {
  const t = useTranslations('importMapping');
  const kinds = useTranslations('imports.kinds');
  const numbers = useNumbers();
  const first = rows.slice(0, shownRows);
  // A currency that is not said yet must not hide all the rest.
  const { bookings, rejected } = readByMapping(first, { ...draft, currency: draft.currency ?? '?' });
  const number = (text: string | undefined) => (text === undefined ? '–' : numbers.quantity(text));
  const money = (given: Money | undefined) =>
    given ? `${numbers.quantity(given.amount)}${given.currency === '?' ? '' : ` ${given.currency}`}` : '–';
  const nameOf = ({ instrument }: Booking) =>
    instrument?.symbol ?? instrument?.isin ?? instrument?.name ?? '–';
  return (
    <Card flush title={t('preview')} note={t('live', { count: first.length })}>
      <div className={styles.scroll}>
        <PlainTable
          label={t('preview')}
          head={[
            t('fields.day'),
            t('fields.kind'),
            t('asset'),
            t('fields.units'),
            t('fields.price'),
            t('fields.fee'),
            t('fields.amount'),
          ]}
          rows={bookings.map((booking) => ({
            key: String(booking.at.line),
            cells: [
              <DayDate key="day" day={booking.day} />,
              <Chip key="kind">{kinds(booking.kind)}</Chip>,
              nameOf(booking),
              number(booking.units),
              booking.units && !booking.price ? t('notChosen') : money(booking.price),
              money(booking.fee),
              money(booking.cash),
            ],
          }))}
          className={styles.read}
        />
      </div>
      {rejected.length > 0 && (
        <ul className={styles.faults}>
          {rejected.map(({ at, reason, values }) => (
            <li key={at.line}>
              {t('notRead', { line: at.line, why: t(`faults.${reason}`, { word: values?.word ?? '' }) })}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
