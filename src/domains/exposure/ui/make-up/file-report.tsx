import { useTranslations } from 'use-intl';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import { partLists } from '../../make-up/make-up.ts';
import { useExposureWords } from '../looking/use-exposure-words.ts';
import styles from './make-up.module.css';
import type { MakeUpReport } from './use-make-up-file.ts';

type Reason = Parameters<ReturnType<typeof useTranslations<'lookThrough.upload.reason'>>>[0];

/** What a file says, before it counts: the largest rows, what is left, and each row that cannot be used. */
export function FileReport({ file, report }: { file: string; report: MakeUpReport }) {
  const t = useTranslations('lookThrough.upload');
  const table = useTranslations('lookThrough');
  const { percent, nameOf } = useExposureWords();
  const lists = partLists.filter((list) => report.lists[list] > 0);
  return (
    <div className={styles.report} role="status">
      <p>
        <b>{file}</b>: {t('found', { count: report.positions, percent: percent(report.named, 2) })}.{' '}
        {report.positions > 0 &&
          (Number(report.rest) > 0 ? t('rest', { percent: percent(report.rest, 2) }) : t('whole'))}{' '}
        {lists.length > 0 &&
          t('lists', {
            lists: lists.map((list) => t(`list.${list}`, { count: report.lists[list] })).join(', '),
          })}{' '}
        {report.fractions && t('fractions')}{' '}
        {report.strange.length > 0 && t('strange', { words: report.strange.join(', ') })}
      </p>
      {report.largest.length > 0 && (
        <PlainTable
          head={[table('form.name'), table('form.weight'), table('form.sector'), table('form.country')]}
          rows={report.largest.map((one, at) => ({
            key: `${at} ${one.name}`,
            cells: [
              one.name,
              percent(one.weight, 2),
              one.sector ? nameOf({ key: one.sector }) : '–',
              one.country ?? '–',
            ],
          }))}
        />
      )}
      {report.refused > 0 && (
        <div className={styles.problems}>
          <b>{t('problems', { count: report.refused })}</b>
          <ul>
            {report.problems.map(({ line, reason, value }) => (
              <li key={line}>
                {t('line', { line })}: {t(`reason.${reason as Reason}`, { value })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
