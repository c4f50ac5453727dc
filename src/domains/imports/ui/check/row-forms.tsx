import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { isDecimalText } from '../../../../foundation/decimal.ts';
import { useImportWords } from '../use-import-words.ts';
import styles from './row-question.module.css';

type PriceProps = {
  day: string | null;
  /** In which it is asked for first, if that is known. */
  currency: string | null | undefined;
  /** Codes in capitals, the most usual first. */
  currencies: readonly string[];
  busy: boolean;
  onUse: (price: { amount: string; currency: string }) => void;
  onSkip: () => void;
};

/** What one unit cost, where nobody says. */
export function PriceForm({ day, currency: known, currencies, busy, onUse, onSkip }: PriceProps) {
  const t = useTranslations('imports');
  const words = useImportWords();
  const [price, setPrice] = useState('');
  const [currency, setCurrency] = useState(known ?? currencies[0] ?? 'PLN');
  const isPrice = isDecimalText(price) && Number(price) > 0;
  const codes = [...new Set([currency, ...currencies])];
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPrice) onUse({ amount: price, currency });
      }}
    >
      <Field label={t('ask.price', { day: day ? words.day(day) : '' })}>
        <NumberInput value={price} onValueChange={setPrice} />
      </Field>
      <Field label={t('ask.currency')} className={styles.currency}>
        <Select
          options={codes.map((code) => ({ value: code, label: code }))}
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="ink" disabled={!isPrice} loading={busy}>
        {t('ask.usePrice')}
      </Button>
      <Button variant="text" disabled={busy} onClick={onSkip}>
        {t('rows.skip')}
      </Button>
    </form>
  );
}

const kinds = ['interest', 'dividend', 'result', 'fee', 'tax', 'deposit', 'withdrawal'] as const;
type Kind = (typeof kinds)[number];

type KindProps = { text: string; busy: boolean; onUse: (kind: Kind) => void; onSkip: () => void };

/** What cash of a kind that nobody knows was. */
export function KindForm({ text, busy, onUse, onSkip }: KindProps) {
  const t = useTranslations('imports');
  const [kind, setKind] = useState<Kind | ''>('');
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (kind) onUse(kind);
      }}
    >
      <Field label={t('ask.kind')}>
        <Select
          options={kinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
          placeholder={t('ask.kind')}
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind)}
        />
      </Field>
      <Button type="submit" variant="ink" disabled={!kind} loading={busy}>
        {t('ask.useKind')}
      </Button>
      <Button variant="text" disabled={busy} onClick={onSkip}>
        {t('rows.skip')}
      </Button>
      <pre className={styles.line}>{text}</pre>
    </form>
  );
}
