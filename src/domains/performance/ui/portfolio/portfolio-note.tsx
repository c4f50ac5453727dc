import { useTranslations } from 'use-intl';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { classList } from '../../class-list.ts';
import type { PortfolioOutput } from '../../contract.ts';
import styles from './portfolio-card.module.css';

type Props = { portfolio: Pick<PortfolioOutput, 'class_names' | 'holdings_count' | 'first_day'> };

/** "Shares, crypto · 8 assets · since 14 Mar 2022". */
export function PortfolioNote({ portfolio }: Props) {
  const t = useTranslations('portfolios.card');
  const names = useCalendarNames();
  const { class_names, holdings_count, first_day } = portfolio;
  const parts = [
    classList(class_names).join(', '),
    holdings_count > 0 ? t('assets', { count: holdings_count }) : t('noAssets'),
    first_day && t('since', { day: dayText(first_day, 'short', names) }),
  ];
  return <p className={styles.note}>{parts.filter(Boolean).join(' · ')}</p>;
}
