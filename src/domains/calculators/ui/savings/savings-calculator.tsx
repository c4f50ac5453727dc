import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Question } from '../../../../design-system/site/questions.tsx';
import type { Entries } from '../../fields/fields.ts';
import { type SavingsFields, savingsFields } from '../../savings/savings-fields.ts';
import { savingsResult } from '../../savings/savings-result.ts';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { useCalculator } from '../frame/use-calculator.ts';
import { SavingsChart } from './savings-chart.tsx';
import { SavingsForm } from './savings-form.tsx';
import { SavingsResultCard } from './savings-result-card.tsx';
import { SavingsTable } from './savings-table.tsx';

type Props = { entries: Entries<SavingsFields>; questions: readonly Question[]; blocks: readonly string[] };

export function SavingsCalculator({ entries, questions, blocks }: Props) {
  const t = useTranslations('toolSavings');
  const calculator = useCalculator(savingsFields, entries);
  const { values } = calculator;
  const result = useMemo(() => savingsResult(values), [values]);
  const settled = useDeferredValue(result);
  return (
    <CalculatorPage
      name={t('name')}
      title={t('title')}
      form={<SavingsForm form={calculator} />}
      result={<SavingsResultCard values={values} result={result} query={calculator.query} />}
      questionsTitle={t('faqTitle')}
      questions={questions}
      blocks={blocks}
    >
      <SavingsChart result={settled} />
      <SavingsTable result={settled} />
    </CalculatorPage>
  );
}
