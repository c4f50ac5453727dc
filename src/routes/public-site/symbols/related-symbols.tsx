import { useTranslations } from 'use-intl';
import { Card } from '../../../design-system/card.tsx';
import styles from './related-symbols.module.css';
import type { SlimQuote } from './slim-quote.ts';
import { SymbolTile } from './symbol-tile.tsx';

export function RelatedSymbols({ quotes }: { quotes: readonly SlimQuote[] }) {
  const t = useTranslations('symbols.page');
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('related')}</h2>
      <ul className={styles.tiles}>
        {quotes.map((quote) => (
          <li key={quote.slug}>
            <SymbolTile quote={quote} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
