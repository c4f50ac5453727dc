import { useTranslations } from 'use-intl';
import { useViewer } from '../../../../design-system/site/viewer.ts';
import { Wrap } from '../../../../design-system/site/wrap.tsx';
import { useConsent } from '../../../consent/ui/consent-context.ts';
import { titlesOf } from '../../../market-data/source-port/source-titles.ts';
import { ChartingTape } from '../../../market-data/ui/tape/charting-tape.tsx';
import { QuoteStrip } from '../../../market-data/ui/tape/quote-strip.tsx';
import type { Tape } from './follow-tape.ts';
import styles from './ticker-tape.module.css';
import { useLiveTape } from './use-live-tape.ts';

type Props = { tape: Tape };

/** The strip of quotes whose figures follow the market. */
export function TickerTape({ tape: given }: Props) {
  const t = useTranslations('site.tape');
  const quotes = useLiveTape(given, useViewer() ? 'person' : 'visitor');
  const charts = useConsent()?.scripts.charts;
  if (quotes.length === 0 && !charts) return null;
  const own = quotes.length > 0 && (
    <QuoteStrip
      label={t('label')}
      quotes={quotes}
      before={<TapeNote quotes={quotes} />}
      className={styles.tape}
      quotesClassName={styles.quotes}
    />
  );
  return (
    <Wrap>
      <ChartingTape
        own={own}
        label={t('label')}
        words={{ by: t('charting.by'), stop: t('charting.stop'), show: t('charting.show') }}
      />
    </Wrap>
  );
}

/** Whether the prices are made up, else whose they are. */
function TapeNote({ quotes }: { quotes: Tape }) {
  const t = useTranslations('site.tape');
  const names = titlesOf(quotes.map(({ source }) => source)).join(', ');
  if (quotes.some((quote) => quote.is_simulated)) return <p className={styles.note}>{t('simulated')}</p>;
  return names === '' ? null : <p className={styles.note}>{t('source', { names })}</p>;
}
