import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '../../../../design-system/layout/card.tsx';
import type { Question } from '../../../../design-system/site/questions.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { floatOf } from '../../../../foundation/decimal.ts';
import { type BondFields, bondFields } from '../../bond-choice/bond-fields.ts';
import { impliedReference, type OfferedSeries } from '../../bond-choice/bond-offer.ts';
import { bestOf, compareBonds } from '../../bond-choice/compare-bonds.ts';
import type { Entries } from '../../fields/fields.ts';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { useCalculator } from '../frame/use-calculator.ts';
import { BondBars } from './bond-bars.tsx';
import { BondForm } from './bond-form.tsx';
import { BondResultCard } from './bond-result-card.tsx';
import { BondTable } from './bond-table.tsx';

type Props = {
  entries: Entries<BondFields>;
  offer: readonly OfferedSeries[];
  /** The day on which the bonds are bought: today. */
  day: string;
  questions: readonly Question[];
  blocks: readonly string[];
};

export function BondCalculator({ entries, offer, day, questions, blocks }: Props) {
  const t = useTranslations('toolBonds');
  const fields = useMemo(() => bondFields(impliedReference(offer)), [offer]);
  const calculator = useCalculator(fields, entries);
  const { values, query } = calculator;
  const outcomes = useMemo(() => compareBonds(offer, values, day), [offer, values, day]);
  const settled = useDeferredValue(outcomes);
  const best = bestOf(outcomes);
  const isYearly = floatOf(values.months) >= 12;
  return (
    <CalculatorPage
      name={t('name')}
      title={t('title')}
      form={<BondForm form={calculator} />}
      result={
        best ? (
          <BondResultCard
            best={best}
            outcomes={outcomes}
            isYearly={isYearly}
            isTaxed={values.tax === 'yes'}
            query={query}
          />
        ) : (
          <Card>
            <EmptyState level={2} title={t('noOffer')} text={t('noOfferText')} />
          </Card>
        )
      }
      questionsTitle={t('faqTitle')}
      questions={questions}
      blocks={blocks}
    >
      {settled.length > 0 && (
        <>
          <BondBars outcomes={settled} isYearly={isYearly} />
          <BondTable outcomes={settled} offer={offer} isYearly={isYearly} />
        </>
      )}
    </CalculatorPage>
  );
}
