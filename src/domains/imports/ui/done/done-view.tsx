import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import {
  duplicatesLeftOut,
  type NamedPortfolio,
  portfoliosOf,
  type ShownDocument,
  type Worth,
  worthOf,
} from '../document-view.ts';
import { useImportWords } from '../use-import-words.ts';
import styles from './done-view.module.css';
import { LayersPicture } from './layers-picture.tsx';
import { UndoCard } from './undo-card.tsx';

type Props = {
  document: ShownDocument;
  portfolios: readonly NamedPortfolio[];
  /** What portfolios are worth now, and were before the rows came in. */
  worth: Worth | null;
  before: Worth | null;
  portfolioTo: (id: string) => string;
  transactionsTo: string;
  uploadTo: string;
  /** Goes on with the rows that wait. */
  onFinish: () => void;
  finishing: boolean;
  onUndone: () => void;
  /** Past imports. */
  children: ReactNode;
};

/** Step three: what is in, what was left out, and the way back. */
export function DoneView(props: Props) {
  const { document } = props;
  return (
    <div className={styles.view}>
      <DoneCard {...props} />
      <UndoCard document={document} transactionsTo={props.transactionsTo} onUndone={props.onUndone} />
      {props.children}
    </div>
  );
}

function DoneCard(props: Props) {
  const { document, portfolios, onFinish, finishing } = props;
  const t = useTranslations('imports.done');
  const words = useImportWords();
  const into = portfoliosOf(document, portfolios);
  const only = into.length === 1 ? into[0] : undefined;
  const { counts, imported, agreements } = document;
  const days = words.days(document);
  const isAgreed = agreements.length > 0 && agreements.every(({ agrees }) => agrees);
  return (
    <Card className={styles.card}>
      <div className={styles.main}>
        <span className={styles.mark}>
          <Icon name="check" size={28} />
        </span>
        <h2 className={styles.title}>
          {only ? t('title', { count: imported, portfolio: only.name }) : t('titleMany', { count: imported })}
        </h2>
        <p className={styles.about}>
          {days ? t('about', { format: words.format(document), days }) : `${words.format(document)}.`}{' '}
          {isAgreed && t('agrees')}
        </p>
        <dl className={styles.figures}>
          <Count label={t('imported')} value={imported} />
          <Count label={t('ignored')} value={counts.ignored} />
          <Count label={t('duplicates')} value={duplicatesLeftOut(document)} />
          {counts.asks > 0 && <Count label={t('waiting')} value={counts.asks} amber />}
        </dl>
        <div className={styles.actions}>
          <Button variant="primary" to={only ? props.portfolioTo(only.id) : props.transactionsTo}>
            {only ? t('open', { portfolio: only.name }) : t('openAll')}
          </Button>
          {counts.asks > 0 && (
            <Button icon="exclamation" loading={finishing} onClick={onFinish}>
              {t('finish', { count: counts.asks })}
            </Button>
          )}
          <Button to={props.uploadTo}>{t('another')}</Button>
        </div>
      </div>
      <div className={styles.side}>
        <Value into={into} worth={props.worth} before={props.before} />
        <LayersPicture />
      </div>
    </Card>
  );
}

type ValueProps = { into: readonly NamedPortfolio[] } & Pick<Props, 'worth' | 'before'>;

function Value({ into, worth, before }: ValueProps) {
  const t = useTranslations('imports.done');
  const now = worth && worthOf(into, worth);
  if (!worth || now === undefined || now === null) return null;
  const currency = worth.currency.toUpperCase();
  const old = before?.currency === worth.currency ? worthOf(into, before) : undefined;
  const name = into.length === 1 ? into[0]!.name : t('together');
  return (
    <p className={styles.value}>
      <Amount value={now} currency={currency} size="lg" greyMinor={false} />
      <small>
        {old === undefined || old === now
          ? t('worth', { name })
          : t.rich('worthBefore', { name, value: () => <Amount value={old} currency={currency} /> })}
      </small>
    </p>
  );
}

function Count({ label, value, amber }: { label: string; value: number; amber?: boolean }) {
  const numbers = useNumbers();
  return (
    <div>
      <dt>{label}</dt>
      <dd className={amber ? styles.amber : undefined}>{numbers.number(String(value), { decimals: 0 })}</dd>
    </div>
  );
}
