import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { DateInput } from '../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../design-system/inputs/number-input.tsx';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { useErrorText } from '../../../design-system/use-failure-text.ts';
import { decimal, isDecimalText, sign } from '../../../foundation/decimal.ts';
import type { ConfirmItem, DueOutput } from '../contract.ts';
import styles from './plan-form.module.css';
import { usePlanWords } from './use-plan-words.ts';

type Props = { due: DueOutput; today: string } & ModalProps<ConfirmItem | null>;

const isPositive = (text: string) => isDecimalText(text) && sign(decimal(text)) > 0;
const isFee = (text: string) => isDecimalText(text) && sign(decimal(text)) >= 0;

/** What was really paid or bought, before it is confirmed; or that it did not happen. */
export function CheckDueDialog({ open, onClose, due, today }: Props) {
  const t = useTranslations('plans.check');
  const words = usePlanWords();
  const names = useCalendarNames();
  const errorText = useErrorText();
  const isDeposit = due.kind === 'deposit';
  const [amount, setAmount] = useState(due.total ?? '');
  const [price, setPrice] = useState(due.price ?? '');
  const [units, setUnits] = useState(due.units ?? '');
  const [fee, setFee] = useState('0');
  const [day, setDay] = useState(due.day);
  const [tried, setTried] = useState(false);
  const isRight = isDeposit ? isPositive(amount) : isPositive(price) && isPositive(units) && isFee(fee);
  const isBooked = day !== '' && day <= today;
  const say = (right: boolean, key: Parameters<typeof errorText>[0]) =>
    tried && !right ? errorText(key) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isRight || !isBooked) return;
    const named = { plan_id: due.plan_id, day: due.day, booked_on: day };
    onClose(isDeposit ? { ...named, amount } : { ...named, price, units, fee });
  };
  const unit = due.currency.toUpperCase();
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t('title')}
      footerStart={
        <Button variant="text" onClick={() => onClose(null)}>
          {t('skip')}
        </Button>
      }
      submitLabel={t('confirm')}
      className={styles.form}
      onSubmit={submit}
    >
      <p>
        {t('text', {
          name: words.name(due),
          day: dayText(due.day, 'short', names),
          portfolio: due.portfolio_name,
        })}
      </p>
      {isDeposit ? (
        <Field label={t('amount')} error={say(isPositive(amount), 'planAmountError')}>
          <NumberInput name="amount" value={amount} unit={unit} onValueChange={setAmount} />
        </Field>
      ) : (
        <div className={styles.row}>
          <Field
            label={t('price')}
            hint={due.price_day ? t('priceHint', { day: dayText(due.price_day, 'short', names) }) : undefined}
            error={say(isPositive(price), 'priceError')}
          >
            <NumberInput name="price" value={price} unit={unit} onValueChange={setPrice} />
          </Field>
          <Field label={t('units')} error={say(isPositive(units), 'amountError')}>
            <NumberInput name="units" value={units} onValueChange={setUnits} />
          </Field>
          <Field label={t('fee')} error={say(isFee(fee), 'feeError')}>
            <NumberInput name="fee" value={fee} unit={unit} onValueChange={setFee} />
          </Field>
        </div>
      )}
      <Field label={t('day')} error={say(isBooked, 'createdAtError')}>
        <DateInput name="booked_on" value={day} max={today} onChange={({ target }) => setDay(target.value)} />
      </Field>
    </FormDialog>
  );
}
