import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { useNotOffered, useReadOnlyPortfolios } from '../../../billing/ui/read-only.tsx';
import type { TransactionOutput } from '../../journal/transactions-contract.ts';

type Props = {
  rows: readonly TransactionOutput[];
  portfolios: readonly { id: string; name: string }[];
  onClose: () => void;
  onMove: (portfolioId: string) => Promise<void>;
};

export function TransactionsMoveDialog({ rows, portfolios, onClose, onMove }: Props) {
  const t = useTranslations('transactions.bulk');
  const form = useTranslations('transactions.form');
  const common = useTranslations('common.failure');
  const [portfolioId, setPortfolioId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!portfolioId) return setMissing(true);
    setSending(true);
    await onMove(portfolioId);
    setSending(false);
  };
  // Where all of them are already is no place to move to.
  const from = new Set(rows.map(({ portfolio_id }) => portfolio_id));
  const others = portfolios.filter(({ id }) => !(from.size === 1 && from.has(id)));
  const readOnly = useReadOnlyPortfolios();
  const targets = others.filter(({ id }) => !readOnly.has(id));
  const notOffered = useNotOffered()(others.length - targets.length);
  return (
    <FormDialog
      open
      onClose={onClose}
      size="sm"
      title={t('moveTitle', { count: rows.length })}
      description={t('moveText')}
      submitLabel={t('moveDo')}
      sending={sending}
      onSubmit={send}
    >
      <Field
        label={t('moveTo')}
        hint={notOffered}
        error={isMissing && !portfolioId ? common('portfolioError') : undefined}
      >
        <Select
          placeholder={form('choosePortfolio')}
          options={targets.map(({ id, name }) => ({ value: id, label: name }))}
          value={portfolioId}
          onChange={(event) => setPortfolioId(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
