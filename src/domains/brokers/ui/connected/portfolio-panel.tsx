import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { upsertPortfolio } from '../../../ledger/ui/ledger-modals.ts';
import type { IntegrationOutput } from '../../contract.ts';
import { rehouseIntegration } from '../../open-questions-contract.ts';
import styles from './portfolio-panel.module.css';

type Props = { integration: IntegrationOutput; portfolios: readonly { id: string; name: string }[] };

/** Where an account goes whose portfolio was deleted. */
export function PortfolioPanel({ integration, portfolios }: Props) {
  const t = useTranslations('connected.homeless');
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(portfolios[0]?.id ?? '');
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const body = { portfolio_id: chosen };
      await callApi(rehouseIntegration, { params: { id: integration.id }, body }, locale);
      toast.success(t('done', { name: integration.name }));
      await revalidate();
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setBusy(false);
  };
  const add = async () => {
    const made = await openModal(upsertPortfolio);
    if (!made) return;
    await revalidate();
    setChosen(made.id);
  };
  return (
    <form className={styles.panel} onSubmit={(event) => void send(event)}>
      <p>
        <b>{t('title')}</b> {t('text', { name: integration.name })}
      </p>
      <div className={styles.fields}>
        {portfolios.length > 0 && (
          <Field label={t('into')} className={styles.field}>
            <Select
              options={portfolios.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            />
          </Field>
        )}
        {portfolios.length > 0 && (
          <Button type="submit" variant="ink" loading={isBusy} disabled={!chosen}>
            {t('use')}
          </Button>
        )}
        <Button variant={portfolios.length > 0 ? 'text' : 'ink'} disabled={isBusy} onClick={() => void add()}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}
