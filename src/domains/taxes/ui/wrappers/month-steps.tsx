import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../../design-system/class-names.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import type { LimitOutput } from '../../wrappers-contract.ts';
import styles from './month-steps.module.css';

type Step = { month: number; before: number; paid: number };

/** What is paid in by the end of each month, up to the one that runs. */
function stepsOf({ months, year }: LimitOutput, today: string): Step[] {
  const last = today.startsWith(String(year)) ? Number(today.slice(5, 7)) : 12;
  let before = 0;
  return months.slice(0, last).map((text, month) => {
    const step = { month, before, paid: before + Number(text) };
    before = step.paid;
    return step;
  });
}

/** Air above the dashed line, or above what crossed it. */
const air = 1.12;

/** The year's deposits as steps that rise under the limit; what is left to it is the amber line at the last step. */
export function MonthSteps({ of, today, label }: { of: LimitOutput; today: string; label: string }) {
  const t = useTranslations('wrappers.limit');
  const names = useCalendarNames().monthsShort.split(' ');
  const steps = stepsOf(of, today);
  const limit = of.limit === null ? null : Number(of.limit);
  const paid = steps.at(-1)?.paid ?? 0;
  const top = Math.max((limit ?? 0) * air, paid * 1.05, 1);
  const place = (value: number) => ({ '--part': value / top }) as CSSProperties;
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <div className={styles.plot}>
        <ol className={styles.months} aria-hidden="true">
          {steps.map(({ month, before, paid: upTo }) => (
            <li key={month} style={place(upTo)}>
              <i style={{ '--share': upTo === 0 ? 0 : (upTo - before) / upTo } as CSSProperties} />
            </li>
          ))}
        </ol>
        {limit !== null && (
          <>
            <span className={styles.limit} style={place(limit)}>
              {t('line')}
            </span>
            {paid < limit && (
              <span
                className={styles.left}
                style={
                  {
                    '--from': paid / top,
                    '--to': limit / top,
                    '--month': steps.length - 0.5,
                  } as CSSProperties
                }
              />
            )}
          </>
        )}
      </div>
      <ol className={styles.names} aria-hidden="true">
        {names.map((name, month) => (
          <li key={name} className={classNames(month % 2 === 1 && styles.odd)}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
