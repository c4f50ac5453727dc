import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import type { SelectOption } from '../../../../design-system/inputs/select.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import type { LotMethod } from '../../lot-methods.ts';
import { PortfolioConflict } from './portfolio-conflict.tsx';
import styles from './portfolio-dialog.module.css';
import { PortfolioFields } from './portfolio-fields.tsx';
import { PortfolioRefusal } from './portfolio-refusal.tsx';
import { newPortfolio, type PortfolioRecord, portfolioValues } from './portfolio-values.ts';
import { usePortfolioForm } from './use-portfolio-form.ts';

/** What `openModal(upsertPortfolio, …)` may be given. */
export type PortfolioModalProps = {
  /** Edits this one. */
  portfolio?: PortfolioRecord;
  /** There is no way past it: the page behind it needs a portfolio. */
  mode?: 'required';
};

type Props = PortfolioModalProps &
  ModalProps<PortfolioRecord> & {
    currencies: readonly SelectOption[];
    /** What a new one begins with. */
    currencyId: string;
    smsAllowed: boolean;
    onSaved: (portfolio: PortfolioRecord) => void;
    /** What a lot method would change; a higher domain knows the figures. */
    lotChange: (method: LotMethod) => ReactNode;
  };

export function PortfolioDialog(props: Props) {
  const { open, onClose, portfolio, mode, currencies, smsAllowed, onSaved } = props;
  const t = useTranslations('ledger.portfolio');
  const [initial] = useState(() => (portfolio ? portfolioValues(portfolio) : newPortfolio(props.currencyId)));
  const form = usePortfolioForm({
    portfolio,
    initial,
    onSaved: (saved) => {
      toast.success(portfolio ? t('saved') : t('created', { name: saved.name }));
      onSaved(saved);
      onClose(saved);
    },
  });
  const required = mode === 'required';
  const title = portfolio ? 'editTitle' : required ? 'firstTitle' : 'createTitle';
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t(title)}
      description={required ? t('firstText') : undefined}
      filled={form.edited}
      locked={required}
      submitLabel={t(portfolio ? 'save' : required ? 'create' : 'createPortfolio')}
      sending={form.sending}
      className={styles.form}
      onSubmit={form.submit}
    >
      {form.newer && <PortfolioConflict form={form} newer={form.newer} currencies={currencies} />}
      {form.refusal && <PortfolioRefusal refusal={form.refusal} onLeave={() => onClose()} />}
      <PortfolioFields
        form={form}
        currencies={currencies}
        smsAllowed={smsAllowed}
        onLeave={() => onClose()}
        opened={portfolio !== undefined}
        lotChange={props.lotChange}
      />
    </FormDialog>
  );
}
