import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { keepActive } from '../../contract.ts';
import { exceeding, firstKept, type Kept } from '../../payment-view.ts';
import styles from './kept-card.module.css';
import { KeptChoice } from './kept-choice.tsx';

type Props = { kept: readonly Kept[]; plan: string; disabled: boolean; onChanged: () => void };

/** Where there is more than the plan allows: what of it stays active. */
export function KeptCard({ kept, plan, disabled, onChanged }: Props) {
  const t = useTranslations('payment.kept');
  const over = exceeding(kept);
  if (over.length === 0) return null;
  return (
    <Card title={t('title')} id="kept">
      <p className={styles.text}>{t('text', { plan })}</p>
      <div className={styles.choices}>
        {over.map((one) => (
          <Choice key={one.policy} kept={one} disabled={disabled} onChanged={onChanged} />
        ))}
      </div>
    </Card>
  );
}

function Choice({ kept, disabled, onChanged }: { kept: Kept } & Pick<Props, 'disabled' | 'onChanged'>) {
  const t = useTranslations('payment.kept');
  const locale = useLocale();
  const failureText = useFailureText();
  const { policy, things, limit } = kept;
  const [chosen, setChosen] = useState<string[]>();
  const [busy, setBusy] = useState(false);
  const shown = chosen ?? firstKept(things, limit);
  const save = async () => {
    setBusy(true);
    try {
      await callApi(keepActive, { body: { policy, ids: shown } }, locale);
      toast.success(t('saved'));
      setChosen(undefined);
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setBusy(false);
    onChanged();
  };
  return (
    <div className={styles.choice}>
      <KeptChoice
        policy={policy}
        things={things}
        limit={limit}
        chosen={shown}
        disabled={disabled}
        onChange={setChosen}
      />
      <Button
        size="sm"
        disabled={disabled || chosen === undefined}
        loading={busy}
        onClick={() => void save()}
      >
        {t('save')}
      </Button>
    </div>
  );
}
