import { useTranslations } from 'use-intl';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { useWords } from '../use-words.ts';
import type { Problem } from './check-draft.ts';

type Props = { problem: Problem; onFix?: (fixed: string) => void };

/** A problem in words under its field, with the one-tap fix where there is one. */
export function ProblemText({ problem, onFix }: Props) {
  const t = useTranslations('backtest');
  const words = useWords();
  const { json, fixed } = problem;
  const fix = fixLabel(problem, t);
  return (
    <>
      {words.failure(problem.key, problem.values)}{' '}
      {json && t('json.line', { line: json.line, what: t(`json.what.${json.kind}`) })}{' '}
      {fixed !== undefined && onFix && fix && <TextLink onClick={() => onFix(fixed)}>{fix}</TextLink>}
    </>
  );
}

type Words = ReturnType<typeof useTranslations<'backtest'>>;

function fixLabel({ json, key }: Problem, t: Words): string {
  if (json) {
    const name = `json.fix.${json.kind}` as 'json.fix.missingComma';
    return t.has(name) ? t(name) : '';
  }
  return key === 'startTooEarly' || key === 'endAfterLastPrice' ? t('form.useDay') : t('json.removeIt');
}
