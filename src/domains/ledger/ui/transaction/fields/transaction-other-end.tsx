import { useTranslations } from 'use-intl';
import { Field } from '../../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../../design-system/inputs/select.tsx';
import { isLinkedTransfer } from '../transaction-values.ts';
import type { TransactionFieldsProps } from './transaction-fields-props.ts';

/** Where transferred units come from or go to: another own portfolio, as one act, or somewhere we do not know. */
export function TransactionOtherEnd({ form, lists, errorOf, disabled }: TransactionFieldsProps) {
  const t = useTranslations('transactions.form');
  const { values, change, edited } = form;
  const here = lists.portfolios.find(({ id }) => id === values.portfolioId);
  const others = lists.portfolios.filter(({ id, isPaper }) => id !== here?.id && isPaper === here?.isPaper);
  const isBound = Boolean(edited?.other_portfolio_id);
  if (others.length === 0 && !isBound) return null;
  const comes = values.type === 'transfer-in';
  return (
    <Field
      label={t(comes ? 'fromPortfolio' : 'toPortfolio')}
      error={errorOf('otherPortfolioId')}
      hint={isLinkedTransfer(values) ? t('linkedHint') : t(comes ? 'fromElsewhereHint' : 'toElsewhereHint')}
    >
      <Select
        options={[
          ...(isBound ? [] : [{ value: '', label: t('elsewhere') }]),
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={values.otherPortfolioId}
        onChange={(event) => change({ otherPortfolioId: event.target.value })}
        disabled={disabled}
      />
    </Field>
  );
}
