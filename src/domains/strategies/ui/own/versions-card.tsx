import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { OwnStrategyDetail } from '../../own-contract.ts';
import { usePercentText } from '../composition-bar.tsx';
import { CompareVersions } from './compare-versions.tsx';
import { changesOfDraft, draftOf, type OwnDraft } from './draft.ts';
import styles from './versions-card.module.css';

type Version = OwnStrategyDetail['versions'][number];
type Props = {
  strategy: OwnStrategyDetail;
  draft: OwnDraft;
  /** What is edited would be the next one. */
  isChanged: boolean;
  onRestore: (version: number) => void;
};

/** Every version with its day and what it changed; an earlier one can be taken up again. */
export function VersionsCard({ strategy, draft, isChanged, onRestore }: Props) {
  const t = useTranslations('ownStrategies.versions');
  const words = useChangeWords();
  const [comparing, setComparing] = useState(false);
  const { versions, version: newest } = strategy;
  const compare = (
    <TextLink tone="muted" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
      {t(comparing ? 'list' : 'compare')}
    </TextLink>
  );
  if (comparing)
    return (
      <Card title={t('title')} action={compare}>
        <CompareVersions versions={versions} draft={isChanged ? draft : null} />
      </Card>
    );
  return (
    <Card title={t('title')} action={versions.length > 1 || isChanged ? compare : undefined}>
      <ol className={styles.versions}>
        {isChanged && (
          <li data-current>
            <i>{newest + 1}</i>
            <span>
              <b>{words(changesOfDraft(draftOf(strategy), draft))}</b>
              <small>{t('notSaved')}</small>
            </span>
          </li>
        )}
        {versions.map((version) => (
          <li key={version.version} data-current={(!isChanged && version.version === newest) || undefined}>
            <i>{version.version}</i>
            <span>
              <b>{words(shownChanges(version))}</b>
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

/** The first one has nothing before it: it is told by what it has most of. */
function shownChanges({ version, changes, composition }: Version): Version['changes'] {
  if (version > 1) return changes;
  return { ...changes, targets: composition.map(({ name, percent }) => ({ name, from: null, to: percent })) };
}

const mostNamed = 3;

function useChangeWords(): (changes: Version['changes']) => string {
  const t = useTranslations('ownStrategies.versions');
  const percentText = usePercentText();
  return ({ targets, bands, rules, name }) => {
    const named = targets
      .slice(0, mostNamed)
      .map(({ name: part, to }) => (to === null ? t('gone', { part }) : `${part} ${percentText(to)}`));
    const more = targets.length - named.length;
    const others = [
      ...(more > 0 ? [t('more', { count: more })] : []),
      ...(bands ? [t('bands')] : []),
      ...(rules ? [t('rules')] : []),
      ...(name ? [t('name')] : []),
    ];
    return [...named, ...others].join(', ') || t('order');
  };
}
