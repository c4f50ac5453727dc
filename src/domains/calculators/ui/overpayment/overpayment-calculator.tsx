import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Question } from '../../../../design-system/site/questions.tsx';
import type { Entries } from '../../fields/fields.ts';
import { type OverpaymentFields, overpaymentFields } from '../../overpayment/overpayment-fields.ts';
import { overpaymentResult } from '../../overpayment/overpayment-result.ts';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { useCalculator } from '../frame/use-calculator.ts';
import { OverpaymentChart } from './overpayment-chart.tsx';
import { OverpaymentForm } from './overpayment-form.tsx';
import { OverpaymentResultCard } from './overpayment-result-card.tsx';
import { OverpaymentTable } from './overpayment-table.tsx';

type Props = {
  entries: Entries<OverpaymentFields>;
  questions: readonly Question[];
  blocks: readonly string[];
};

export function OverpaymentCalculator({ entries, questions, blocks }: Props) {
  const t = useTranslations('toolOverpayment');
  const calculator = useCalculator(overpaymentFields, entries);
  const { values } = calculator;
  const result = useMemo(() => overpaymentResult(values), [values]);
  const settled = useDeferredValue(result);
  return (
    <CalculatorPage
      name={t('name')}
      title={t('title')}
      form={<OverpaymentForm form={calculator} />}
      result={<OverpaymentResultCard values={values} result={result} query={calculator.query} />}
      questionsTitle={t('faqTitle')}
      questions={questions}
      blocks={blocks}
    >
      <OverpaymentChart result={settled} />
      <OverpaymentTable result={settled} />
    </CalculatorPage>
  );
}
