import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { type BondKind, followsOf } from '../series-terms.ts';

type Named = { kind: BondKind; margin: string | null; first_rate: string | null };

/** What a series is, in words: "10-year, inflation + 2.00". */
export function useBondWords() {
  const t = useTranslations('bonds');
  const numbers = useNumbers();
  const names = useCalendarNames();
  const rate = (percent: string) => numbers.percent(percent, { decimals: 2 });
  const follows = ({ kind, margin, first_rate }: Named): string => {
    if (kind === 'catalyst') return t('follows.coupon', { rate: rate(first_rate ?? '0') });
    const above = numbers.number(margin ?? '0', { decimals: 2 });
    switch (followsOf(kind)) {
      case 'inflation':
        return t('follows.inflation', { margin: above });
      case 'reference-rate':
        return Number(margin) > 0 ? t('follows.reference', { margin: above }) : t('follows.referenceOnly');
      case 'wibor':
        return t('follows.wibor');
      default:
        return t('follows.nothing');
    }
  };
  return {
    rate,
    follows,
    note: (named: Named) => `${t(`kinds.${named.kind}`)}, ${follows(named)}`,
    day: (day: string) => dayText(day, 'short', names),
    /** `2026-10` as a month, `2026-03-05` as a day. */
    of: (of: string) =>
      of.length === 7 ? dayText(`${of}-01`, 'monthYear', names) : dayText(of, 'short', names),
  };
}
