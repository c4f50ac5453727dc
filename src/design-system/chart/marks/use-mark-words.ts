import { useTranslations } from 'use-intl';
import type { ChartMark } from './chart-mark.ts';

const keys = { buy: 'boughtOf', sell: 'soldOf', dividend: 'dividendOf' } as const;

/** `Bought: PKO, CDR`: what the marks of a place say. */
export function useMarkWords(): (marks: readonly ChartMark[]) => string[] {
  const t = useTranslations('ui');
  return (marks) =>
    (['buy', 'sell', 'dividend'] as const).flatMap((kind) => {
      const some = marks.filter((mark) => mark.kind === kind);
      const names = [...new Set(some.flatMap((mark) => mark.names))];
      const unnamed = some.reduce((sum, { count, names: few }) => sum + count - few.length, 0);
      if (names.length === 0) return [];
      return [t(keys[kind], { names: names.join(', ') + (unnamed > 0 ? ` +${unnamed}` : '') })];
    });
}
