import { useTranslations } from 'use-intl';
import { classNames } from '../../../../../design-system/class-names.ts';
import { Card } from '../../../../../design-system/layout/card.tsx';
import text from '../../../../../design-system/site/site-text.module.css';
import styles from './related-symbols.module.css';
import type { SlimQuote } from './slim-quote.ts';
import { SymbolTiles } from './symbol-tiles.tsx';

export function RelatedSymbols({ quotes }: { quotes: readonly SlimQuote[] }) {
  const t = useTranslations('symbols.page');
  return (
    <Card className={styles.card}>
      <h2 className={classNames(text.h3, styles.title)}>{t('related')}</h2>
      <SymbolTiles quotes={quotes} columns={5} />
    </Card>
  );
}
