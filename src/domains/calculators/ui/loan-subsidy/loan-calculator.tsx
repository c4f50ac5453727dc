import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Question } from '../../../../design-system/site/questions.tsx';
import type { Entries } from '../../fields/fields.ts';
import { type LoanFields, loanFields } from '../../loan-subsidy/loan-fields.ts';
import { loanResult } from '../../loan-subsidy/loan-result.ts';
import { CalculatorPage } from '../frame/calculator-page.tsx';
import { useCalculator } from '../frame/use-calculator.ts';
import { LoanChart } from './loan-chart.tsx';
import { LoanForm } from './loan-form.tsx';
import { LoanResultCard } from './loan-result-card.tsx';
import { LoanTable } from './loan-table.tsx';
import { SubsidySteps } from './subsidy-steps.tsx';

type Props = { entries: Entries<LoanFields>; questions: readonly Question[]; blocks: readonly string[] };

export function LoanCalculator({ entries, questions, blocks }: Props) {
  const t = useTranslations('toolLoan');
  const calculator = useCalculator(loanFields, entries);
  const { values } = calculator;
  const result = useMemo(() => loanResult(values), [values]);
  // The answer comes with the keystroke, what lies below it right after.
  const settled = useDeferredValue(result);
  return (
    <CalculatorPage
      name={t('name')}
      title={t('title')}
      warning={t.rich('never', { b: (words) => <b>{words}</b> })}
      form={<LoanForm form={calculator} result={result} />}
      result={<LoanResultCard result={result} query={calculator.query} />}
      questionsTitle={t('faqTitle')}
      questions={questions}
      blocks={blocks}
    >
      <LoanChart result={settled} />
      <LoanTable result={settled} />
      <SubsidySteps result={settled} />
    </CalculatorPage>
  );
}
