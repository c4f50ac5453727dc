import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { compare, isZero } from '../../../../foundation/decimal.ts';
import { plain } from '../../../../foundation/format-number.ts';
import type { BondOutcome } from '../../bond-choice/compare-bonds.ts';
import { Money } from '../frame/money.tsx';
import { ResultCard } from '../frame/result-card.tsx';

type Props = {
  best: BondOutcome;
  outcomes: readonly BondOutcome[];
  isYearly: boolean;
  isTaxed: boolean;
  query: string;
};

export function BondResultCard({ best, outcomes, isYearly, isTaxed, query }: Props) {
  const t = useTranslations('toolBonds');
  const numbers = useNumbers();
  const percent = (value: number, signed = false) =>
    numbers.percent(plain(value) ?? '0', { decimals: 2, signed });
  const ranked = outcomes.toSorted((a, b) => compare(b.has, a.has));
  const others = [
    { key: 'second', outcome: ranked[1] },
    { key: 'last', outcome: ranked.length > 2 ? ranked.at(-1) : undefined },
  ] as const;
  const figures = { rate: percent(best.rate), real: percent(best.realRate, true) };
  return (
    <ResultCard
      label={t('most', { kind: best.kind })}
      amount={best.has}
      note={isYearly ? (isTaxed ? t('perYear', figures) : t('perYearFree', figures)) : t('inAll', figures)}
      query={query}
      rows={[
        { key: 'gain', label: t('gain'), value: <Money value={best.gain} /> },
        ...(isTaxed ? [{ key: 'tax', label: t('taxPaid'), value: <Money value={best.tax} /> }] : []),
        ...(isZero(best.fees) ? [] : [{ key: 'fees', label: t('fees'), value: <Money value={best.fees} /> }]),
        ...others.flatMap(({ key, outcome }) =>
          outcome
            ? [{ key, label: t(key, { kind: outcome.kind }), value: <Money value={outcome.has} /> }]
            : [],
        ),
      ]}
    />
  );
}
