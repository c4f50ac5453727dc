import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { NumberBadge } from '../../../../design-system/figures/number-badge.tsx';
import { Percent } from '../../../../design-system/figures/percent.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { formatAmount } from '../../../../foundation/format-amount.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { useComparison } from '../comparison-context.ts';
import { Yearly } from './hero-card.tsx';
import styles from './hundred-card.module.css';

/** What 100 became in each, the most first. */
export function HundredCard() {
  const t = useTranslations('comparison');
  const names = useCalendarNames();
  const to = usePath();
  const { data, isOver, currency, benchmarks, ownColour } = useComparison();
  const own = {
    key: 'own',
    number: 1,
    colour: ownColour,
    label: t('own'),
    note: t('ownNote', { count: data.portfolios.length }),
    value: data.of_100,
    yearly: data.yearly,
    reason: t('unknown') as string | undefined,
  };
  const others = benchmarks.map(({ benchmark, number, colour, label, note, reason }) => {
    const { key, of_100: value, yearly } = benchmark;
    return { key, number, colour, label, note: reason ?? note, value, yearly, reason };
  });
  const rows = [own, ...others].toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1));
  const month = (key: 'best' | 'worst', of: typeof data.best_month) =>
    of
      ? [
          {
            key,
            label: t(`hundred.${key}`),
            value: (
              <>
                <Percent value={of.percent} signed />, {dayText(`${of.month}-01`, 'monthYear', names)}
              </>
            ),
          },
        ]
      : [];
  const hundred = formatAmount('100', currency, { decimals: 0, isPublic: true });
  const day = (at: string) => dayText(at, 'short', names);
  return (
    <Card graphite className={styles.card}>
      <h2>{t('hundred.title', { amount: hundred, day: day(data.from!) })}</h2>
      <p className={styles.sub}>
        {isOver ? t('hundred.textOver', { day: day(data.to!) }) : t('hundred.text')}
      </p>
      <ul className={styles.rows}>
        {rows.map(({ key, number, colour, label, note, value, yearly, reason }) => (
          <li key={key} className={key === 'own' ? styles.own : undefined}>
            <NumberBadge number={number} colour={colour} />
            <b>{label}</b>
            <span className={styles.value}>
              <Amount value={value?.toFixed(2)} currency={currency} reason={reason} isPublic />
            </span>
            <small>{note}</small>
            <small className={styles.yearly}>
              <Yearly value={yearly} />
            </small>
          </li>
        ))}
      </ul>
      <KeyValueList items={[...month('best', data.best_month), ...month('worst', data.worst_month)]} />
      <p className={styles.note}>
        <Icon name="info" size={16} />
        <span>
          {t.rich('hundred.note', { link: (words) => <TextLink to={to('reports')}>{words}</TextLink> })}
        </span>
      </p>
    </Card>
  );
}
