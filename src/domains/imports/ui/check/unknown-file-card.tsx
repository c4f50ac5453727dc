import { useTranslations } from 'use-intl';
import { Card } from '../../../../design-system/layout/card.tsx';
import { ComingPill } from '../../../../design-system/states/coming-pill.tsx';
import type { DocumentAnswer } from '../document-view.ts';
import { useImportWords } from '../use-import-words.ts';
import styles from './unknown-file-card.module.css';

const sampleRows = 6;

/** A file of no layout we know: what it has, until its columns can be named. */
export function UnknownFileCard({ answer }: { answer: DocumentAnswer }) {
  const t = useTranslations('imports.mapping');
  const words = useImportWords();
  const rows = answer.data.flatMap((row) => ('cells' in row ? [row] : []));
  const width = Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length));
  // The first line that is as wide as the table names its columns.
  const headAt = Math.max(
    0,
    rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim()).length >= width * 0.8),
  );
  const head = rows[headAt]?.cells ?? [];
  const columns = Array.from(
    { length: width },
    (_, at) => head[at]?.trim() || t('noHead', { number: at + 1 }),
  );
  const { like } = answer.document;
  return (
    <Card title={t('title')} action={<ComingPill />}>
      <div className={styles.text}>
        {like && (
          <>
            <p>
              <b>{t('known', { format: words.formatNamed(like.format) })}</b>
            </p>
            {like.missing.length > 0 && <p>{t('missing', { columns: like.missing.join(', ') })}</p>}
            {like.unknown.length > 0 && <p>{t('unexpected', { columns: like.unknown.join(', ') })}</p>}
          </>
        )}
        <p>
          {t('text', { count: columns.length })} <b>{columns.join(', ')}</b>.
        </p>
        <p>{t('coming')}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.scroll} aria-label={t('sample')} tabIndex={0}>
        <table className={styles.sample}>
          <tbody>
            {rows.slice(headAt, headAt + sampleRows).map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {columns.map((column, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place
                  <td key={`${column} ${at}`}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
