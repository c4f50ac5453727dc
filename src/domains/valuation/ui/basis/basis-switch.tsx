import { lazy, Suspense, useContext } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import type { CalendarNames } from '../../../../design-system/inputs/calendar-text.ts';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Popover } from '../../../../design-system/overlays/popover.tsx';
import { bases } from '../../basis/bases.ts';
import type { BasisNote } from '../../basis/basis-contract.ts';
import { BasisContext } from './basis-context.ts';
import styles from './basis-switch.module.css';

const Why = lazy(async () => ({ default: (await import('./basis-why.tsx')).BasisWhy }));

type Props = {
  /** What the figures shown are on: undefined is nominal, null that the asked one cannot be had. */
  shown: BasisNote | null | undefined;
  currency: string;
};

/** Nominal, real or after tax: one choice for every chart and headline figure (BA-1). */
export function BasisSwitch({ shown, currency }: Props) {
  const t = useTranslations('basis');
  const choice = useContext(BasisContext);
  if (!choice) return null;
  const isOff = currency !== 'PLN';
  return (
    <div className={styles.basis}>
      <div className={styles.choice} data-print="hide">
        <Segmented
          size="sm"
          label={t('label')}
          value={isOff ? 'nominal' : choice.basis}
          onChange={choice.choose}
          options={bases.map((value) => ({
            value,
            label: t(`of.${value}`),
            disabled: isOff && value !== 'nominal',
          }))}
        />
        <Popover
          width={456}
          align="end"
          title={t('why')}
          trigger={
            <button type="button" className={styles.why} aria-label={t('why')}>
              <Icon name="help" size={16} />
            </button>
          }
        >
          <Suspense>
            <Why of={isOff ? 'nominal' : choice.basis} shown={shown ?? null} />
          </Suspense>
        </Popover>
      </div>
      <Note shown={shown} isOff={isOff} />
    </div>
  );
}

/** How much inflation added or the tax would be, and what that hangs on, under the switch. */
function Note({ shown, isOff }: { shown: Props['shown']; isOff: boolean }) {
  const t = useTranslations('basis');
  const ui = useTranslations('ui');
  const names = useCalendarNames();
  if (isOff || shown === null) return <p className={styles.note}>{t(isOff ? 'onlyPln' : 'noPrices')}</p>;
  if (!shown) return null;
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
