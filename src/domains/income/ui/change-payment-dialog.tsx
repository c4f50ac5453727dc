import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { DateInput } from '../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../design-system/inputs/number-input.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { useErrorText } from '../../../design-system/use-failure-text.ts';
import {
  compare,
  decimal,
  fixedTextOf,
  hundred,
  isDecimalText,
  minus,
  over,
  sign,
  textOf,
  times,
} from '../../../foundation/decimal.ts';
import { formatAmount } from '../../../foundation/format-amount.ts';
import { halfUp } from '../../../foundation/rounding.ts';
import type { ProposalOutput } from '../contract.ts';
import styles from './change-payment-dialog.module.css';
import type { Correction } from './income-modals.ts';
import { useProposalWords } from './use-proposal-words.ts';

type Props = { proposal: ProposalOutput; today: string } & ModalProps<Correction>;

/** What was really paid, before it is confirmed: gross, the tax or its rate, and the day. */
export function ChangePaymentDialog({ open, onClose, proposal, today }: Props) {
  const t = useTranslations('income.change');
  const words = useProposalWords();
  const errorText = useErrorText();
  const { gross, tax, percent, setGross, setTax, setPercent } = useTaxed(proposal);
  const [day, setDay] = useState(proposal.paid_on);
  const [tried, setTried] = useState(false);
  const known = isDecimalText(gross) && isDecimalText(tax);
  const isPaid = isDecimalText(gross) && sign(decimal(gross)) > 0;
  const isTaxed = known && sign(decimal(tax)) >= 0 && compare(decimal(tax), decimal(gross)) <= 0;
  const first = proposal.kind === 'dividend' ? proposal.event_day : `${proposal.event_day.slice(0, 8)}01`;
  const isDue = day >= first && day <= today;
  const unit = proposal.currency.toUpperCase();
  const say = (isRight: boolean, key: 'totalError' | 'incomeTaxError' | 'incomeDayError') =>
    tried && !isRight ? errorText(key) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isPaid && isTaxed && isDue) onClose({ gross, tax, paid_on: day });
  };
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t('title')}
      submitLabel={t('confirm')}
      otherWays={
        <Button variant="text" onClick={() => onClose(null)}>
          {t('notMine')}
        </Button>
      }
      className={styles.form}
      onSubmit={submit}
    >
      <p>
        <b>{t('text', { name: words.name(proposal), portfolio: proposal.portfolio_name })}</b>
        <br />
        {words.how(proposal)}
      </p>
      <div className={styles.row}>
        <Field label={t('gross')} error={say(isPaid, 'totalError')}>
          <NumberInput name="gross" value={gross} unit={unit} onValueChange={setGross} />
        </Field>
        <Field label={t('tax')} error={say(isTaxed, 'incomeTaxError')}>
          <NumberInput name="tax" value={tax} unit={unit} onValueChange={setTax} />
        </Field>
      </div>
      <div className={styles.row}>
        <Field label={t('percent')}>
          <NumberInput name="percent" value={percent} unit="%" onValueChange={setPercent} />
        </Field>
        <Field label={t('day')} error={say(isDue, 'incomeDayError')}>
          <DateInput name="paid_on" value={day} max={today} onChange={({ target }) => setDay(target.value)} />
        </Field>
      </div>
      {known && (
        <output>
          {t('net', {
            amount: formatAmount(fixedTextOf(minus(decimal(gross), decimal(tax)), 2), proposal.currency),
          })}
        </output>
      )}
    </FormDialog>
  );
}

/** Gross, tax and the rate between them: who types one of the last two has the other follow. */
function useTaxed(proposal: ProposalOutput) {
  const [gross, setOwnGross] = useState(proposal.gross);
  const [tax, setOwnTax] = useState(proposal.tax);
  const [percent, setOwnPercent] = useState(() => rateOf(proposal.gross, proposal.tax));
  return {
    gross,
    tax,
    percent,
    setGross(text: string) {
      setOwnGross(text);
      setOwnTax((before) => partOf(text, percent) ?? before);
    },
    setTax(text: string) {
      setOwnTax(text);
      setOwnPercent(rateOf(gross, text));
    },
    setPercent(text: string) {
      setOwnPercent(text);
      setOwnTax((before) => partOf(gross, text) ?? before);
    },
  };
}

function rateOf(gross: string, tax: string): string {
  if (!isDecimalText(gross) || !isDecimalText(tax) || sign(decimal(gross)) <= 0) return '';
  return textOf(over(times(decimal(tax), hundred), decimal(gross), 2));
}

function partOf(gross: string, percent: string): string | undefined {
  if (!isDecimalText(gross) || !isDecimalText(percent)) return undefined;
  return textOf(halfUp(over(times(decimal(gross), decimal(percent)), hundred), 2));
}
