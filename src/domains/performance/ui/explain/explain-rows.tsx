import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Unknown } from '../../../../design-system/figures/unknown.tsx';
import { ExplanationRows } from '../../../../design-system/overlays/explanation-rows.tsx';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import type { ExplainedFigure } from '../../explain/explain-contract.ts';
import type { ExplainEntry, ExplainTable } from '../../explain/explain-table.ts';
import { ExplainCell } from './explain-cell.tsx';

type Props = { table: ExplainTable; figure: ExplainedFigure; currency: string };

/** At most five rows, what is left in one line, and the total. */
export function ExplainRows({ table, figure, currency }: Props) {
  const t = useTranslations('explain');
  const word = useWord();
  const entry = (one: ExplainEntry | undefined, at: number): ReactNode => {
    if (!one) return at === 0 ? null : <Unknown />;
    if ('word' in one) return word('row', one.word);
    return <ExplainCell cell={one.cell} currency={currency} signed={table.head[at]?.signed} />;
  };
  const blank = (one: ExplainEntry | undefined, at: number) => (one ? entry(one, at) : null);
  return (
    <ExplanationRows
      head={table.head.map(
        ({ key, inShown }) => word('column', key) + (inShown ? `, ${currencyUnit(currency)}` : ''),
      )}
      body={table.body.map((row) => row.map(entry))}
      more={
        table.more && [
          t('more', { count: table.more.count }),
          ...table.more.entries.slice(1).map((one, at) => blank(one, at + 1)),
        ]
      }
      total={
        table.total && [
          table.total[0] ? entry(table.total[0], 0) : t(figure === 'irr' ? 'totalIrr' : 'total'),
          ...table.total.slice(1).map((one, at) => blank(one, at + 1)),
        ]
      }
    />
  );
}

/** Words by keys that come from the server; one without words stands as it is. */
function useWord() {
  const t = useTranslations('explain');
  return (group: 'row' | 'column', key: string): string => {
    const path = `${group}.${key}` as 'row.cash';
    return t.has(path) ? t(path) : key;
  };
}
