import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { useEmptyAnswerText } from '../use-failure-text.ts';
import { EmptyState } from './empty-state.tsx';

type Props = {
  title?: ReactNode;
  /** Why it did not load: a call answered with nothing says so in its own words. */
  failure?: unknown;
  /** What happened and what to do. */
  text?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Beside retry: a link to support, a way back. */
  actions?: ReactNode;
  level?: 1 | 2 | 3;
};

export function ErrorState({ title, failure, text, onRetry, retrying, actions, level }: Props) {
  const t = useTranslations('ui');
  const emptyText = useEmptyAnswerText();
  return (
    <div role="alert">
      <EmptyState
        glyph="broken"
        level={level}
        title={emptyText(failure) ?? title ?? t('errorTitle')}
        text={text ?? t('errorText')}
        actions={
          (onRetry || actions) && (
            <>
              {onRetry && (
                <Button icon="refresh" loading={retrying} onClick={onRetry}>
                  {t('retry')}
                </Button>
              )}
              {actions}
            </>
          )
        }
      />
    </div>
  );
}
