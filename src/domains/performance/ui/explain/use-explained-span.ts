import { useTranslations } from 'use-intl';
import { useSpanText } from '../../../valuation/ui/use-span-text.ts';
import type { Explanation } from '../../explain/explain-table.ts';

/** What an explained return spans, in the words of its label; nothing for what is no return. */
export function useExplainedSpan(): (params: Explanation['params']) => string | null {
  const t = useTranslations('explain');
  const spanText = useSpanText();
  return ({ asked, from, to, annual, ended }) => {
    if (from === undefined || to === undefined) return null;
    const span = { from, to, is_annual: annual !== undefined, ended: ended !== undefined };
    return spanText(span, asked === '1Y' ? '1Y' : 'max') ?? t('span.year');
  };
}
