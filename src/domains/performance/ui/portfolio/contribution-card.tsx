import { useTranslations } from 'use-intl';
import { Card } from '../../../../design-system/layout/card.tsx';
import { BelowFirstScreen } from '../../../../design-system/loading/below-first-screen.tsx';
import type { TotalFigures } from '../../../valuation/figures-contract.ts';
import { useNominalMark } from '../../../valuation/ui/basis/use-nominal-mark.ts';
import { EmptyNote } from '../../../valuation/ui/card-note.tsx';
import type { HoldingOutput } from '../../contract.ts';
import { contributions } from '../../explain/contributions.ts';
import styles from './contribution-card.module.css';
import { ContributionList } from './contribution-list.tsx';

type Props = {
  holdings: readonly HoldingOutput[];
  closed: readonly HoldingOutput[];
  figures: TotalFigures;
};

/** Which assets brought the profit, those sold meanwhile too. */
export function ContributionCard({ holdings, closed, figures }: Props) {
  const t = useTranslations('assets.contribution');
  const mark = useNominalMark(figures.shown_currency.toUpperCase());
  const bars = contributions(holdings, closed, figures);
  return (
    <Card
      title={t('title')}
      action={
        <span className={styles.since}>
          {t('note')}
          {mark}
        </span>
      }
      className={styles.card}
    >
      {bars.length === 0 ? (
        <EmptyNote>{t('empty')}</EmptyNote>
      ) : (
        <BelowFirstScreen height={bars.length * 38 + 60}>
          <ContributionList bars={bars} figures={figures} holdings={holdings} />
        </BelowFirstScreen>
      )}
    </Card>
  );
}
