import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { openModal } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { type Decision, deleteDecision } from '../../../remarks/decisions-contract.ts';
import { DecisionWords } from '../../../remarks/ui/decision-words.tsx';
import { editDecision } from '../../../remarks/ui/remark-modals.ts';
import type { PositionOutput } from '../../contract.ts';
import styles from './note-card.module.css';

type Props = {
  position: PositionOutput;
  /** Null where they could not be read. */
  decisions: readonly Decision[] | null;
  onChanged: () => void;
};

/** Why it was bought, purchase by purchase, with today's price beside each (rule WL-9). */
export function DecisionsCard({ position, decisions, onChanged }: Props) {
  const t = useTranslations('remarks.decisions');
  const { asset, portfolio, transactions } = position;
  const remove = useRemoval(onChanged);
  const written = new Set(decisions?.map(({ id }) => id));
  // The newest purchase that nothing is written about.
  const next = transactions.data.find(({ id, type }) => type === 'buy' && !written.has(id));
  const write = (purchase: { id: string; day: string }, decision?: Decision) =>
    void openModal(editDecision, { name: asset.name, purchase, decision });
  return (
    <Card title={t('title')}>
      {!decisions && <ErrorState title={t('failed')} onRetry={onChanged} />}
      {decisions?.length === 0 && <p className={styles.faint}>{t('empty')}</p>}
      {decisions?.map((decision) => (
        <DecisionWords
          key={decision.id}
          decision={{ ...decision, ...(!portfolio && { portfolio: decision.portfolio_name }) }}
          now={priceNow(position, decision)}
          actions={
            <>
              <TextLink tone="muted" onClick={() => write(decision, decision)}>
                {t('edit')}
              </TextLink>
              <TextLink tone="muted" onClick={() => void remove(decision)}>
                {t('remove')}
              </TextLink>
            </>
          }
        />
      ))}
      {decisions && next && (
        <p className={styles.write}>
          <Button size="sm" icon="edit" onClick={() => write({ id: next.id, day: next.created_at })}>
            {t('write')}
          </Button>
        </p>
      )}
    </Card>
  );
}

/** What a unit costs today, where that is money of the purchase. */
export function priceNow({ asset, price }: PositionOutput, { currency }: Decision): string | null {
  return asset.currency.toLowerCase() === currency ? price.unit : null;
}

/** What is removed can be had back from the bar that comes with it (rule UN-1). */
function useRemoval(onChanged: () => void) {
  const locale = useLocale();
  const failureText = useFailureText();
  return async ({ id }: Decision) => {
    try {
      await callApi(deleteDecision, { params: { id } }, locale);
    } catch (failure) {
      toast.error(failureText(failure));
    }
    onChanged();
  };
}
