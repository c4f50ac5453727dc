import { useLocale, useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { listLeaning } from '../../contract.ts';
import type { LeaningRow, ShownDocument } from '../document-view.ts';
import { useLeaningText } from '../past/use-leaning-text.ts';
import { useUndo } from '../past/use-undo.tsx';
import styles from './undo-card.module.css';

const mostShown = 10;

type Props = { document: ShownDocument; transactionsTo: string; onUndone: () => void };

/** The way back, with what would break on it. */
export function UndoCard({ document, transactionsTo, onUndone }: Props) {
  const t = useTranslations('imports');
  const locale = useLocale();
  const { fileName, imported } = document;
  const { busy, undo } = useUndo(onUndone);
  const { shown } = useLoaded(`${fileName} ${imported}`, async (signal) => {
    const { data } = await callApi(listLeaning, { params: { fileName } }, locale, signal);
    return data;
  });
  const leaning = shown.state === 'ready' ? shown.value : [];
  const words =
    shown.state === 'ready'
      ? t(leaning.length > 0 ? 'undo.leaning' : 'undo.none')
      : t(shown.state === 'failed' ? 'undo.unknown' : 'undo.checking');
  return (
    <Card>
      <div className={styles.head}>
        <span className={styles.tile}>
          <Icon name="refresh" size={20} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{t('undo.title')}</h2>
          <p className={styles.text}>
            {t('undo.text', { count: imported })} {words}
          </p>
        </div>
        <Button className={styles.undo} loading={busy !== undefined} onClick={() => undo(document)}>
          {t('undo.button')}
        </Button>
      </div>
      {leaning.length > 0 && <LeaningList rows={leaning} transactionsTo={transactionsTo} />}
    </Card>
  );
}

function LeaningList({ rows, transactionsTo }: { rows: readonly LeaningRow[]; transactionsTo: string }) {
  const t = useTranslations('imports');
  const leaningText = useLeaningText();
  const rest = rows.length - mostShown;
  return (
    <ul className={styles.list}>
      {rows.slice(0, mostShown).map((row) => (
        <li key={row.id} className={styles.row}>
          <Icon name="warning" size={18} />
          <span>{leaningText(row)}</span>
          <TextLink tone="amber" to={`${transactionsTo}?from=${row.day}&to=${row.day}`}>
            {t('rows.see')}
          </TextLink>
        </li>
      ))}
      {rest > 0 && <li className={styles.text}>{t('undo.more', { count: rest })}</li>}
    </ul>
  );
}
