import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import type { DocumentState } from '../use-document.ts';
import styles from './import-bar.module.css';

type Props = { state: DocumentState; uploadTo: string; onImport: () => void };

/** What is still open, and the two ways on. Stays in sight. */
export function ImportBar({ state, uploadTo, onImport }: Props) {
  const t = useTranslations('imports.bar');
  const numbers = useNumbers();
  const { busy } = state;
  const { counts } = state.answer.document;
  const count = numbers.number(String(counts.import), { decimals: 0 });
  return (
    <section className={styles.bar}>
      <p className={styles.words} aria-live="polite">
        <Words state={state} />
      </p>
      <div className={styles.actions}>
        {busy ? (
          <Button icon="refresh" disabled>
            {t('again')}
          </Button>
        ) : (
          <Button icon="refresh" to={uploadTo}>
            {t('again')}
          </Button>
        )}
        <Button
          variant="primary"
          disabled={counts.import === 0 || busy === 'checking'}
          loading={busy === 'importing'}
          onClick={onImport}
        >
          {t('import')} <span className={styles.count}>{count}</span>
        </Button>
      </div>
    </section>
  );
}

function Words({ state }: { state: DocumentState }) {
  const t = useTranslations('imports.bar');
  const numbers = useNumbers();
  const { counts } = state.answer.document;
  const b = (inside: ReactNode) => <b>{inside}</b>;
  if (state.busy === 'importing') return t('importing', { count: counts.import });
  if (state.busy === 'checking') return t('checking');
  if (state.failure !== undefined)
    return <span className={styles.failed}>{t.rich('failed', { why: state.failure, b })}</span>;
  if (counts.asks === 0) return t.rich(counts.import > 0 ? 'ready' : 'nothing', { b });
  if (counts.import === 0) return t.rich('left', { count: counts.asks, b });
  const others = numbers.number(String(counts.import), { decimals: 0 });
  return t.rich('leftMore', { count: counts.asks, others, b });
}
