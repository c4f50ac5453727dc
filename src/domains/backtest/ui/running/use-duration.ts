import { useTranslations } from 'use-intl';

/** Seconds in words: `42 s`, `1 min 52 s`. */
export function useDuration(): (seconds: number) => string {
  const t = useTranslations('backtest.running');
  return (seconds) => {
    const whole = Math.round(seconds);
    if (whole < 60)
      return t('seconds', { seconds: seconds < 10 && whole !== seconds ? tenths(seconds) : whole });
    return t('minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  };
}

/** What took less than ten seconds is shown with a decimal. */
function tenths(seconds: number): string {
  return Math.max(0.1, seconds).toFixed(1).replace('.', ',');
}
