import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { BenchmarkOutput, ComparisonOutput } from '../../contract.ts';

export type BenchmarkWords = {
  /** "S&P 500, in zł". */
  label: string;
  /** For the head of a column. */
  short: string;
  /** After "above" and "below", which decline it in Polish. */
  than: string;
  /** What is in its line: with dividends, by its price, up to which month. */
  note: string;
  /** Why it has no sum; undefined where it has one. */
  reason: string | undefined;
};

/** A benchmark in words; its label says whether dividends are in it (rule CO-3). */
export function useBenchmarkWords(): (
  benchmark: BenchmarkOutput,
  shown: ComparisonOutput['currency'],
) => BenchmarkWords {
  const t = useTranslations('comparison');
  const names = useCalendarNames();
  const numbers = useNumbers();
  const noteOf = (benchmark: BenchmarkOutput): string => {
    const { contents, published_to, guessed_percent } = benchmark;
    if (contents === 'inflation') {
      const month = published_to ? dayText(`${published_to}-01`, 'monthYear', names) : '–';
      const percent = guessed_percent === null ? undefined : plain(guessed_percent);
      return percent === undefined
        ? t('holds.published', { month })
        : t('holds.guessed', { month, percent: numbers.percent(percent, { decimals: 1 }) });
    }
    if (contents === 'strategy') {
      const parts = benchmark.parts.flatMap(({ stand_in }) => stand_in ?? []);
      return parts.length > 0 ? `${parts.join(', ')}; ${t('holds.strategy')}` : t('holds.strategy');
    }
    const kind = t(`holds.${contents}`);
    return [benchmark.ticker, benchmark.is_own ? t('holds.ownAsset') : null, kind].filter(Boolean).join(', ');
  };
  const reasonOf = ({ reason, reason_day }: BenchmarkOutput) =>
    reason === null
      ? undefined
      : t(`reason.${reason}`, { day: reason_day ? dayText(reason_day, 'short', names) : '' });
  return (benchmark, shown) => {
    const { name, above, currency } = benchmark;
    const rate = numbers.quantity(above ?? '0');
    const plainName = name ?? t('inflation', { above: rate });
    const unit = currencyUnit(shown);
    const isInflation = name === null;
    const short = isInflation ? t('inflationShort', { above: rate }) : (shortOf(benchmark) ?? plainName);
    return {
      label: currency ? t('inCurrency', { name: plainName, currency: unit }) : plainName,
      short,
      than: isInflation ? t('inflationThan', { above: rate }) : short,
      note: noteOf(benchmark),
      reason: reasonOf(benchmark),
    };
  };
}

/** A fund is known by its ticker, an index or a strategy by its name. */
function shortOf({ kind, name, ticker }: BenchmarkOutput): string | null {
  return kind === 'asset' && (name?.length ?? 0) > 14 ? ticker : name;
}
