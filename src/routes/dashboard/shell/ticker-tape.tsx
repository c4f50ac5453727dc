import { useTranslations } from 'use-intl';
import { QuoteStrip } from '../../../domains/market-data/ui/tape/quote-strip.tsx';
import type { Shell } from './load-shell.ts';
import styles from './ticker-tape.module.css';

type Props = { quotes: Shell['tape'] };

export function TickerTape({ quotes }: Props) {
  const t = useTranslations('dashboard.tape');
  if (quotes.length === 0) return null;
  return (
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
}
