import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { newId } from '../../../../foundation/ids.ts';
import { createPortfolio, updatePortfolio } from '../../contract.ts';
import {
  isPortfolioName,
  type PortfolioRecord,
  type PortfolioValues,
  portfolioBody,
  portfolioIn,
  portfolioValues,
} from './portfolio-values.ts';

export type PortfolioForm = ReturnType<typeof usePortfolioForm>;
export type Refusal = { kind: 'upgrade' } | { kind: 'other'; message: string };

type Input = {
  portfolio: PortfolioRecord | undefined;
  initial: PortfolioValues;
  onSaved: (saved: PortfolioRecord) => void;
};

/** The form's state; what was saved by somebody else meanwhile is kept beside it until one of the two is chosen. */
export function usePortfolioForm({ portfolio, initial, onSaved }: Input) {
  const common = useTranslations('common');
  // Sent twice by a double click it still makes one portfolio.
  const [submission] = useState(() => newId());
  const [newer, setNewer] = useState<PortfolioRecord>();
  const [refusal, setRefusal] = useState<Refusal>();
  const version = newer?.version ?? portfolio?.version;
  // Both calls take the same body and answer the same record.
  const call = (portfolio ? updatePortfolio : createPortfolio) as typeof createPortfolio;
  const { form, submit, sending, errorOf, field, edited, set } = useCallForm<
    typeof createPortfolio,
    PortfolioValues
  >(call, {
    defaults: initial,
    params: portfolio && { id: portfolio.id },
    toBody: (values) => portfolioBody(values, portfolio ? { version } : { submission_id: submission }),
    fieldOf: (name, values) => {
      const field = name.replace(/^notifications\./, '');
      return field in values ? (field as keyof PortfolioValues) : null;
    },
    onDone: ({ data }) => onSaved(data),
    onFailure: (message, failure) => {
      const current = failure.status === 409 ? portfolioIn(failure.current) : null;
      if (current) setNewer(current);
      else setRefusal(failure.upgrade ? { kind: 'upgrade' } : { kind: 'other', message });
    },
    onEdit: () => setRefusal(undefined),
  });
  const values = form.watch();
  const wrongName = form.formState.dirtyFields.name === true && !isPortfolioName(values.name);
  return {
    values,
    edited,
    sending,
    newer,
    refusal,
    submit: (event: React.FormEvent) => {
      setRefusal(undefined);
      return submit(event);
    },
    field,
    set: <Name extends keyof PortfolioValues>(name: Name, value: PortfolioValues[Name]) =>
      set(name, value as never),
    /** The name is checked at every key, the rest when it is sent. */
    errorOf: (name: keyof PortfolioValues): string | undefined =>
      errorOf(name) ?? (name === 'name' && wrongName ? common('failure.portfolioNameError') : undefined),
    takeNewer: (record: PortfolioRecord) => form.reset(portfolioValues(record)),
  };
}
