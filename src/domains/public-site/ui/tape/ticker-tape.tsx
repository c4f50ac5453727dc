import { useTranslations } from 'use-intl';
import { useViewer } from '../../../../design-system/site/viewer.ts';
import { Wrap } from '../../../../design-system/site/wrap.tsx';
import { QuoteStrip } from '../../../market-data/ui/tape/quote-strip.tsx';
import type { Tape } from './follow-tape.ts';
import styles from './ticker-tape.module.css';
import { useLiveTape } from './use-live-tape.ts';

type Props = { tape: Tape };

/** The strip of quotes whose figures follow the market. */
export function TickerTape({ tape: given }: Props) {
  const t = useTranslations('site.tape');
  const quotes = useLiveTape(given, useViewer() ? 'person' : 'visitor');
  if (quotes.length === 0) return null;
  return (
    <Wrap>
      <QuoteStrip
        label={t('label')}
        quotes={quotes}
        before={quotes.some((quote) => quote.is_simulated) && <p className={styles.note}>{t('simulated')}</p>}
        className={styles.tape}
        quotesClassName={styles.quotes}
      />
    </Wrap>
  );
}
