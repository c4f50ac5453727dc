import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import type { Decimal } from '../../../../foundation/decimal.ts';
import { groszeText } from '../../grosze.ts';
import styles from './result-card.module.css';

type Row = { key: string; label: ReactNode; value: ReactNode };
type Props = {
  label: string;
  amount: Decimal;
  /** Under the amount. */
  note: ReactNode;
  rows: readonly Row[];
  /** The query of the shown result. */
  query: string;
};

/** The answer, in graphite: the figure first, what it is made of below. */
export function ResultCard({ label, amount, note, rows, query }: Props) {
  return (
    <Card graphite className={styles.card} aria-labelledby="result">
      <h2 id="result" className={styles.label}>
        {label}
      </h2>
      <p className={styles.figure} role="status">
        <Amount value={groszeText(amount)} currency="PLN" size="hero" />
      </p>
      <p className={styles.note}>{note}</p>
      <KeyValueList items={rows} />
      <Actions query={query} />
    </Card>
  );
}

function Actions({ query }: { query: string }) {
  const t = useTranslations('tools');
  const copy = async () => {
    const { origin, pathname } = window.location;
    try {
      await navigator.clipboard.writeText(origin + pathname + query);
      toast.success(t('linkCopied'));
    } catch {
      toast.error(t('linkNotCopied'));
    }
  };
  return (
    <div className={styles.actions} data-print="hide">
      <Button icon="link" onClick={copy}>
        {t('copyLink')}
      </Button>
      <Button icon="printer" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}
