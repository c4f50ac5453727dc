import { useTranslations } from 'use-intl';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { OwnStrategyDetail } from '../../own-contract.ts';
import styles from './versions-card.module.css';

type Version = OwnStrategyDetail['versions'][number];
type Props = {
  versions: readonly Version[];
  /** What is edited would be the next one. */
  isChanged: boolean;
  onRestore: (version: number) => void;
};

/** Every version with its day and what it changed; an earlier one can be taken up again. */
export function VersionsCard({ versions, isChanged, onRestore }: Props) {
  const t = useTranslations('ownStrategies.versions');
  const words = useChangeWords();
  const newest = versions[0]!.version;
  return (
    <Card title={t('title')}>
      <ol className={styles.versions}>
        {isChanged && (
          <li data-current>
            <i>{newest + 1}</i>
            <span>
              <b>{t('draft')}</b>
              <small>{t('notSaved')}</small>
            </span>
          </li>
        )}
        {versions.map((version) => (
          <li key={version.version} data-current={(!isChanged && version.version === newest) || undefined}>
            <i>{version.version}</i>
            <span>
              <b>{words(version)}</b>
              <small>
                <DayDate day={dayInWarsaw(new Date(version.saved_at))} />
                {version.restored_from !== null && `, ${t('restored', { version: version.restored_from })}`}
              </small>
            </span>
            {version.version !== newest && (
              <TextLink
                tone="muted"
                onClick={() => onRestore(version.version)}
                aria-label={t('restoreOf', { version: version.version })}
              >
                {t('restore')}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

const mostNamed = 3;

function useChangeWords(): (version: Version) => string {
  const t = useTranslations('ownStrategies.versions');
  const numbers = useNumbers();
  const percent = (text: string) => numbers.percent(text, { decimals: text.includes('.') ? 1 : 0 });
  return ({ changes, composition, version }) => {
    const { targets, bands, rules, name } = changes;
    // The first one has nothing before it: it is told by what it has most of.
    const parts =
      targets.length || version > 1 ? targets : composition.map((one) => ({ ...one, to: one.percent }));
    const named = parts
      .slice(0, mostNamed)
      .map(({ name: part, to }) => (to === null ? t('gone', { part }) : `${part} ${percent(to)}`));
    const more = parts.length - named.length;
    const others = [
      ...(more > 0 ? [t('more', { count: more })] : []),
      ...(bands ? [t('bands')] : []),
      ...(rules ? [t('rules')] : []),
      ...(name ? [t('name')] : []),
    ];
    return [...named, ...others].join(', ') || t('order');
  };
}
