import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import { decimal, isZero } from '../../../../foundation/decimal.ts';
import { type Billing, excessOf, type Keeps, type Kept } from '../../payment-view.ts';
import type { Plan } from '../../plan-prices.ts';
import styles from './cancel-dialog.module.css';
import { KeptBefore } from './kept-before.tsx';
import { useExcessWords } from './use-excess-words.ts';
import { usePlanWords } from './use-plan-words.ts';

type Props = {
  billing: Billing;
  free: Plan;
  kept: readonly Kept[];
  onClose: () => void;
  onCancel: (keeps: Keeps) => void;
};

/** Before a plan is cancelled: until when it works, what exceeds the free one then, and what of that stays active. */
export function CancelDialog({ billing, free, kept, onClose, onCancel }: Props) {
  const t = useTranslations('payment.cancelling');
  const { nameOf, amount, lastDayOf } = usePlanWords();
  const excessWords = useExcessWords();
  const [keeps, setKeeps] = useState<Keeps>({});
  const { credit, currency, usage } = billing;
  const names = { plan: nameOf(billing.plan), free: nameOf(free) };
  const day = lastDayOf(billing.period_to ?? billing.ends_at ?? '');
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('title', names)}
      footer={
        <>
          <Button onClick={onClose}>{t('keep', names)}</Button>
          <Button variant="primary" onClick={() => onCancel(keeps)}>
            {t('confirm', names)}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.effect}>{t('effect', { ...names, day })}</p>
        <p>{t('again')}</p>
        <p>{excessWords(usage, free)}</p>
        {credit && currency && !isZero(decimal(credit)) && (
          <p>{t('credit', { amount: amount(credit, currency), provider: billing.provider })}</p>
        )}
        <KeptBefore
          effects={excessOf(usage, free)}
          kept={kept}
          keeps={keeps}
          disabled={false}
          onChange={setKeeps}
        />
      </div>
    </Dialog>
  );
}
