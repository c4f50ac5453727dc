import { useTranslations } from 'use-intl';
import { PlainTable } from '../../../../design-system/table/plain-table.tsx';
import { isDecimalText } from '../../../../foundation/decimal.ts';
import type { OwnStrategyDetail } from '../../own-contract.ts';
import { usePercentText } from '../composition-bar.tsx';
import type { OwnDraft } from './draft.ts';
import styles from './versions-card.module.css';

type Column = { key: string; label: string; percents: ReadonlyMap<string, string> };

/** As many side by side as a narrow card has room for. */
const mostColumns = 3;

/** Targets of the newest versions side by side, and of what is edited. */
export function CompareVersions({
  versions,
  draft,
}: {
  versions: OwnStrategyDetail['versions'];
  draft: OwnDraft | null;
}) {
  const t = useTranslations('ownStrategies.versions');
  const percentText = usePercentText();
  const saved = versions.map(
    ({ version, composition }): Column => ({
      key: String(version),
      label: t('column', { version }),
      percents: new Map(composition.map(({ name, percent }) => [name, percent])),
    }),
  );
  const edited: Column[] = draft
    ? [
        {
          key: 'draft',
          label: t('draft'),
          percents: new Map(draft.targets.map(({ name, percent }) => [name, percent])),
        },
      ]
    : [];
  const columns = [...edited, ...saved].slice(0, mostColumns);
  const names = [...new Set(columns.flatMap(({ percents }) => [...percents.keys()]))];
  const cell = (percent: string | undefined) =>
    percent !== undefined && isDecimalText(percent) ? percentText(percent) : '–';
  return (
    <PlainTable
      label={t('compare')}
      className={styles.compare}
      head={[t('part'), ...columns.map(({ label }) => label)]}
      rows={names.map((name) => ({
        key: name,
        cells: [name, ...columns.map(({ percents }) => cell(percents.get(name)))],
      }))}
    />
  );
}
