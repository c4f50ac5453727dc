import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { classNames } from '../../../../design-system/class-names.ts';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import styles from './price-file.module.css';
import type { PriceFileReport as Report } from './use-price-file.ts';

type Props = {
  file: string;
  report: Report;
  /** It has happened; else it is what would happen. */
  stored?: boolean;
};

const reasons = [
  'futureDay',
  'outsideRange',
  'sameDayTwice',
  'conflictingDay',
  'badDay',
  'notANumber',
  'notPositive',
  'beyondBounds',
  'jump',
  'cutShort',
  'wrongCurrency',
  'wrongUnit',
] as const;

/** How many rows a file has, how many are good, and what is wrong with each of the others. */
export function PriceFileReport({ file, report, stored }: Props) {
  const t = useTranslations('instruments.file');
  const numbers = useNumbers();
  const { first_day: first, last_day: last } = report;
  const counters = [
    { label: t('read', { count: report.read }), count: report.read },
    { label: t(stored ? 'stored' : 'willStore'), count: report.stored },
    { label: t('refused'), count: report.refused, some: report.refused > 0 },
  ];
  return (
    <>
      <p className={styles.file}>
        <Icon name={stored ? 'check' : 'file'} size={18} />
        {stored ? t('done', { count: report.stored }) : file}
      </p>
      <dl className={styles.counters}>
        {counters.map(({ label, count, some }) => (
          <div key={label} className={classNames(some && styles.some)}>
            <dt>{label}</dt>
            <dd>{numbers.number(String(count), { decimals: 0 })}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.text}>
        {first && last
          ? t.rich('span', { first: () => <DayDate day={first} />, last: () => <DayDate day={last} /> })
          : t('nothing')}
      </p>
      {report.problems.length > 0 && <Problems report={report} />}
    </>
  );
}

function Problems({ report }: { report: Report }) {
  const t = useTranslations('instruments.file');
  const rest = report.refused - report.problems.length;
  return (
    <section>
      <p className={styles.text}>{t('problems')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className={styles.problems} tabIndex={0}>
        {report.problems.map(({ line, day, value, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change
          <li key={at}>
            <b>{line === null ? t('wholeFile') : t('line', { line })}</b>
            <span>
              {day && (
                <>
                  <DayDate day={day} />
                  {': '}
                </>
              )}
              {t(`reasons.${reasons.find((known) => known === reason) ?? 'other'}`)}
              {value && ` (${t('value', { value })})`}
            </span>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <b />
            <span>{t('problemsMore', { count: rest })}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
