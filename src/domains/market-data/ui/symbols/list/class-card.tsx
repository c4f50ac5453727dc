import { useTranslations } from 'use-intl';
import { classNames } from '../../../../../design-system/class-names.ts';
import { Card } from '../../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../../design-system/layout/text-link.tsx';
import text from '../../../../../design-system/site/site-text.module.css';
import { usePath } from '../../../../../i18n/use-path.ts';
import type { SymbolKind } from '../symbol-kind.ts';
import styles from './class-card.module.css';
import type { SlimQuote } from './slim-quote.ts';
import { SymbolRows } from './symbol-rows.tsx';
import { SymbolTiles } from './symbol-tiles.tsx';

type Props = { kind: SymbolKind; total: number; quotes: readonly SlimQuote[] };

/** A class, its sentence and its best known symbols: shares as tiles, indices on graphite, the rest in lines. */
export function ClassCard({ kind, total, quotes }: Props) {
  const t = useTranslations('symbols');
  const to = usePath();
  const name = t(`classes.${kind}.name`);
  const list = to('symbolClass', { class: kind });
  return (
    <Card graphite={kind === 'indices'} className={classNames(styles.card, styles[kind])}>
      <h2 className={text.h3}>
        <TextLink to={list} className={styles.name}>
          {name}
        </TextLink>
      </h2>
      <p className={styles.text}>{t(`classes.${kind}.text`)}</p>
      {kind === 'stocks' ? (
        <div className={styles.tiles}>
          <SymbolTiles quotes={quotes} columns={3} />
        </div>
      ) : (
        <div className={styles.rows}>
          <SymbolRows quotes={quotes} />
        </div>
      )}
      <p className={styles.all}>
        <TextLink to={list}>
          {t('list.all', { count: total })}
          <span className="visually-hidden">: {name}</span>
        </TextLink>
      </p>
    </Card>
  );
}
