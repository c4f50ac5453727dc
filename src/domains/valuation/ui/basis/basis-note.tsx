import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import type { CalendarNames } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import type { BasisNote } from '../../basis/basis-contract.ts';
import styles from './basis-note.module.css';

type Props = {
  /** What figures are on; null where the asked basis cannot be had, off in another currency than złoty. */
  shown: BasisNote | null | 'off';
};

/** How much inflation added or the tax would be, and what that hangs on, under the switch. */
export function BasisNoteLine({ shown }: Props) {
  const t = useTranslations('basis');
  const ui = useTranslations('ui');
  const names = useCalendarNames();
  if (shown === 'off') return <p className={styles.note}>{t('onlyPln')}</p>;
  if (shown === null) return <p className={styles.note}>{t('noPrices')}</p>;
  return (
    <p className={styles.note}>
      {ui(`layer.${shown.of === 'real' ? 'inflation' : 'tax'}`)}{' '}
      <b>
        <Amount value={shown.layer} currency="PLN" />
      </b>
      {'. '}
      {shown.of === 'real' ? pricesText(shown, names, t) : t('sold')}.
      {shown.uncovered > 0 && ` ${t('uncovered', { count: shown.uncovered })}`}
    </p>
  );
}

/** "CPI to October 2026, unchanged since (simulated)". */
function pricesText(
  { prices_until, prices_kept, is_simulated }: BasisNote,
  names: CalendarNames,
  t: ReturnType<typeof useTranslations<'basis'>>,
): string {
  const [year, at] = prices_until!.split('-');
  const month = `${names.months.split(' ')[Number(at) - 1]} ${year}`;
  const until = t(prices_kept ? 'untilKept' : 'until', { month });
  return is_simulated ? `${until} (${t('simulated')})` : until;
}
