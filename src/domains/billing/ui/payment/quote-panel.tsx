import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { quoteChange } from '../../contract.ts';
import { type Billing, type Keeps, type Kept, orderWordsOf, type Quote } from '../../payment-view.ts';
import type { PlanChoice } from '../../plan-choice.ts';
import type { Plan } from '../../plan-prices.ts';
import { KeptBefore } from './kept-before.tsx';
import { QuoteEffects } from './quote-effects.tsx';
import { QuoteMoney } from './quote-money.tsx';
import styles from './quote-panel.module.css';
import { useOrder } from './use-order.ts';
import { usePlanWords } from './use-plan-words.ts';

type Props = {
  plan: Plan;
  billing: Billing;
  free: Plan;
  kept: readonly Kept[];
  choice: PlanChoice;
  disabled: boolean;
  onLeave: () => void;
  onChanged: () => void;
};

/** What a plan would cost and change, before the button that orders it. */
export function QuotePanel(props: Props) {
  const { plan, choice } = props;
  const t = useTranslations('payment.change');
  const locale = useLocale();
  const failureText = useFailureText();
  const { period, currency } = choice;
  const { shown, reload } = useLoaded(`${plan.id} ${period} ${currency}`, async () => {
    const query = { plan_id: plan.id, period, currency };
    return (await callApi(quoteChange, { query }, locale)).data;
  });
  if (shown.state === 'failed') {
    return (
      <div className={styles.panel}>
        <ErrorState title={t('failed')} text={failureText(shown.failure)} onRetry={reload} />
      </div>
    );
  }
  if (shown.state !== 'ready') {
    return (
      <div className={styles.panel} aria-busy="true">
        <Skeleton shape="block" height={104} />
      </div>
    );
  }
  return <Quoted {...props} quote={shown.value} onOutdated={reload} />;
}

type QuotedProps = Props & { quote: Quote; onOutdated: () => void };

function Quoted(props: QuotedProps) {
  const { plan, billing, free, kept, choice, disabled, quote, onLeave } = props;
  const t = useTranslations('payment.change');
  const [begins, setBegins] = useState(false);
  const [keeps, setKeeps] = useState<Keeps>({});
  const { busy, refusal, beginError, order } = useOrder({ ...props, keeps, begins });
  return (
    <>
      <div className={styles.panel}>
        <div className={styles.halves}>
          <QuoteMoney quote={quote} plan={plan} period={choice.period} />
          <QuoteEffects quote={quote} plan={plan} billing={billing} free={free} />
        </div>
        <KeptBefore
          effects={quote.effects}
          kept={kept}
          keeps={keeps}
          disabled={disabled}
          onChange={setKeeps}
        />
      </div>
      {quote.is_charged && (
        <Checkbox
          checked={begins}
          disabled={disabled}
          error={beginError && !begins ? beginError : undefined}
          onChange={(event) => setBegins(event.target.checked)}
        >
          {t(quote.kind === 'change' ? 'beginChange' : 'begin')}
        </Checkbox>
      )}
      {refusal && <FormRefusal>{refusal}</FormRefusal>}
      <Buttons {...props} busy={busy} onOrder={order} onLeave={onLeave} />
    </>
  );
}

function Buttons(props: QuotedProps & { busy: boolean; onOrder: () => void }) {
  const { plan, billing, quote, choice, disabled, busy, onOrder, onLeave } = props;
  const t = useTranslations('payment.change');
  const { nameOf } = usePlanWords();
  const words = orderWordsOf(quote, plan, billing);
  const label = {
    pay: () => t('pay'),
    order: () => t('order', { plan: nameOf(plan) }),
    change: () => t('change', { plan: nameOf(plan) }),
    period: () => t('periodOnly', { period: choice.period }),
    cancel: () => t('cancel', { plan: nameOf(billing.plan) }),
  }[words];
  return (
    <div className={styles.actions}>
      <Button onClick={onLeave}>
        {billing.state === 'free' ? t('never') : t('keep', { plan: nameOf(billing.plan) })}
      </Button>
      <Button
        variant={words === 'cancel' ? 'ink' : 'primary'}
        loading={busy}
        disabled={disabled}
        onClick={onOrder}
      >
        {label()}
      </Button>
    </div>
  );
}
