import { useTranslations } from 'use-intl';
import { useConsent } from '../../../domains/consent/ui/consent-context.ts';
import { ChartingTape } from '../../../domains/market-data/ui/tape/charting-tape.tsx';
import { QuoteStrip } from '../../../domains/market-data/ui/tape/quote-strip.tsx';
import type { Shell } from './load-shell.ts';
import styles from './ticker-tape.module.css';

type Props = { quotes: Shell['tape'] };

export function TickerTape({ quotes }: Props) {
  const t = useTranslations('dashboard.tape');
  const charts = useConsent()?.scripts.charts;
  if (quotes.length === 0 && !charts) return null;
  const own = quotes.length > 0 && (
    <QuoteStrip
      label={t('label')}
      quotes={quotes}
      after={
        quotes.some((quote) => quote.is_simulated) && <span className={styles.note}>{t('simulated')}</span>
      }
      className={styles.tape}
      quotesClassName={styles.quotes}
    />
  );
  return (
    <ChartingTape
      own={own}
      label={t('label')}
      words={{ by: t('charting.by'), stop: t('charting.stop'), show: t('charting.show') }}
      className={styles.charting}
    />
  );
}
