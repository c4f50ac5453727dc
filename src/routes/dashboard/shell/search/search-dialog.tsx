import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { CommandPalette } from '../../../../design-system/overlays/command-palette.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { longestQuery } from '../../../../domains/search/contract.ts';
import type { FoundGroup } from '../../../../domains/search/found-kinds.ts';
import { phraseOf } from '../../../../domains/search/matching/match-words.ts';
import { FoundPreview } from './preview/found-preview.tsx';
import type { Searched } from './search.tsx';
import chips from './search-chips.module.css';
import { SearchChips } from './search-chips.tsx';
import { SearchKeys } from './search-keys.tsx';
import { useFound } from './use-found.ts';
import { useShownGroups } from './use-shown-groups.ts';

type Props = Searched & { open: boolean; onOpenChange: (open: boolean) => void };

/** Everything the search finds, with what can be done about it (rules SE-1 to SE-10). */
export function SearchDialog({ open, onOpenChange, ...searched }: Props) {
  const { currency } = searched;
  const t = useTranslations('search');
  const bar = useTranslations('dashboard.search');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [asTyped, setAsTyped] = useState(false);
  const [group, setGroup] = useState<FoundGroup | null>(null);
  const { answer, isWaiting, isFailed, reload } = useFound(open, { typed, asTyped, group, currency });
  const { groups, counted, run, previewOf, best } = useShownGroups({
    answer,
    typed,
    group,
    searched,
    close: () => onOpenChange(false),
  });

  const edit = (next: string) => {
    setTyped(next);
    setAsTyped(false);
    if (next.trim() === '') setGroup(null);
  };
  const changeOpen = (next: boolean) => {
    if (!next) {
      edit('');
      setGroup(null);
    }
    onOpenChange(next);
  };
  const wanted = typed.trim();
  const count = counted.reduce((sum, { total }) => sum + total, 0);
  return (
    <CommandPalette
      open={open}
      onOpenChange={changeOpen}
      query={typed}
      onQueryChange={edit}
      longest={longestQuery}
      groups={isFailed ? [] : groups}
      best={best}
      marked={phraseOf(answer?.corrected ?? wanted).words}
      onSelect={({ id }, inNewTab) => {
        const to = run(id);
        if (to && inNewTab) window.open(to, '_blank', 'noopener');
        else if (to) void navigate(to);
      }}
      placeholder={bar('placeholder')}
      loading={isWaiting}
      hotkey={false}
      above={
        <>
          {wanted && answer && count > 0 && (
            <SearchChips groups={counted} chosen={group} onChoose={setGroup} />
          )}
          {wanted && answer?.corrected && !isFailed && (
            <p className={chips.understood}>
              {t.rich('corrected', { words: answer.corrected, b: (words) => <b>{words}</b> })}{' '}
              <button type="button" onClick={() => setAsTyped(true)}>
                {t('asTyped', { typed: wanted })}
              </button>
            </p>
          )}
          <p className="visually-hidden" role="status">
            {isWaiting ? t('loading') : wanted && answer ? t('found', { count }) : ''}
          </p>
        </>
      }
      empty={
        isFailed ? (
          <ErrorState title={t('failed')} text={t('failedText')} onRetry={reload} />
        ) : wanted && answer && !isWaiting ? (
          <EmptyState
            title={t('nothing', { typed: wanted })}
            text={t('nothingText')}
            actions={asTyped && <Button onClick={() => setAsTyped(false)}>{t('withSlips')}</Button>}
          />
        ) : undefined
      }
      preview={({ id }) => {
        const found = previewOf(id);
        return found && <FoundPreview found={found} currency={currency} />;
      }}
      foot={<SearchKeys />}
    />
  );
}
