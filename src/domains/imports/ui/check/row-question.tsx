import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { NumberInput } from '../../../../design-system/inputs/number-input.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { isDecimalText } from '../../../../foundation/decimal.ts';
import { questionOf, type ShownRow } from '../document-view.ts';
import type { DocumentState } from '../use-document.ts';
import { useImportWords } from '../use-import-words.ts';
import { AssetQuestion } from './asset-question.tsx';
import styles from './row-question.module.css';

type Props = {
  row: ShownRow;
  state: DocumentState;
  currencies: readonly string[];
  onSkip: (row: ShownRow) => void;
};

/** What only the reader knows about a row, under that row. */
export function RowQuestion(props: Props) {
  const { row, state } = props;
  switch (questionOf(row)) {
    case 'instrument':
      return <AssetQuestion row={row} state={state} onSkip={props.onSkip} />;
    case 'price':
      return <PriceQuestion {...props} />;
    case 'kind':
      return <KindQuestion {...props} />;
    default:
      return <pre className={styles.line}>{row.text}</pre>;
  }
}

function PriceQuestion({ row, state, currencies, onSkip }: Props) {
  const t = useTranslations('imports');
  const words = useImportWords();
  const ofAsset = state.answer.document.instruments[row.hint ?? -1]?.currency;
  const [price, setPrice] = useState('');
  const [currency, setCurrency] = useState(row.currency ?? ofAsset ?? currencies[0] ?? 'PLN');
  const isPrice = isDecimalText(price) && Number(price) > 0;
  const codes = [...new Set([currency, ...currencies])];
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPrice) void state.change({ rows: [{ key: row.key!, price: { amount: price, currency } }] });
      }}
    >
      <Field label={t('ask.price', { day: row.created_at ? words.day(row.created_at) : '' })}>
        <NumberInput value={price} onValueChange={setPrice} />
      </Field>
      <Field label={t('ask.currency')} className={styles.currency}>
        <Select
          options={codes.map((code) => ({ value: code, label: code }))}
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="ink" disabled={!isPrice} loading={state.busy !== undefined}>
        {t('ask.usePrice')}
      </Button>
      <Button variant="text" disabled={state.busy !== undefined} onClick={() => onSkip(row)}>
        {t('rows.skip')}
      </Button>
    </form>
  );
}

const kinds = ['interest', 'dividend', 'fee', 'tax', 'deposit', 'withdrawal'] as const;
type Kind = (typeof kinds)[number];

function KindQuestion({ row, state, onSkip }: Props) {
  const t = useTranslations('imports');
  const [kind, setKind] = useState<Kind | ''>('');
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (kind) void state.change({ rows: [{ key: row.key!, kind }] });
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
      <Button type="submit" variant="ink" disabled={!kind} loading={state.busy !== undefined}>
        {t('ask.useKind')}
      </Button>
      <Button variant="text" disabled={state.busy !== undefined} onClick={() => onSkip(row)}>
        {t('rows.skip')}
      </Button>
      <pre className={styles.line}>{row.text}</pre>
    </form>
  );
}
