import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { lackingIn } from '../../mapping/mapping.ts';
import type { DocumentState } from '../use-document.ts';
import { useImportWords } from '../use-import-words.ts';
import { ColumnsTable } from './columns-table.tsx';
import { draftOf, rowsBelow, withColumn, wordsIn } from './mapping-draft.ts';
import styles from './mapping-view.module.css';
import { NeededCard } from './needed-card.tsx';
import { ReadPreview } from './read-preview.tsx';
import { WrittenCard } from './written-card.tsx';

type Props = { state: DocumentState; currencies: readonly string[] };

/** A file of no layout we know: what its columns are is said once, beside what comes of it. */
export function MappingView({ state, currencies }: Props) {
  const t = useTranslations('importMapping');
  const { answer } = state;
  const { document } = answer;
  const [draft, setDraft] = useState(() => draftOf(document));
  const rows = rowsBelow(answer);
  const lacking = lackingIn(draft);
  const unknown = wordsIn(rows, draft).filter(({ kind }) => kind === undefined);
  const open = [
    ...lacking.map((field) => (field === 'symbol' ? t('asset') : t(`fields.${field}`))),
    ...unknown.map(({ word }) => `“${word}”`),
  ];
  const save = () =>
    state.change({
      mapping: {
        name: draft.name,
        columns: draft.columns,
        decimal: draft.decimal,
        day_order: draft.dayOrder,
        words: { ...draft.words },
        currency: draft.currency ?? null,
      },
    });
  return (
    <div className={styles.view}>
      <div className={styles.main}>
        <Card flush title={t('title')} note={t('text')}>
          <Changed state={state} />
          <ColumnsTable
            header={document.mapping?.header.cells ?? []}
            rows={rows}
            draft={draft}
            disabled={state.busy !== undefined}
            onColumn={(at, field) => setDraft(withColumn(draft, at, field))}
          />
        </Card>
        <ReadPreview rows={rows} draft={draft} />
      </div>
      <div className={styles.side}>
        <NeededCard rows={rows} draft={draft} lacking={lacking} />
        <WrittenCard rows={rows} draft={draft} currencies={currencies} onChange={setDraft} />
        <Card>
          <Field label={t('remember')} hint={t('rememberHint')}>
            <TextInput
              value={draft.name}
              maxLength={50}
              onChange={({ target }) => setDraft({ ...draft, name: target.value })}
            />
          </Field>
        </Card>
      </div>
      <section className={styles.bar}>
        <p aria-live="polite">
          {open.length === 0
            ? t.rich('ready', { b: (inside) => <b>{inside}</b> })
            : t.rich('open', { count: open.length, what: open.join(', '), b: (inside) => <b>{inside}</b> })}
        </p>
        <Button
          variant="primary"
          disabled={lacking.length > 0 || !draft.name.trim()}
          loading={state.busy !== undefined}
          onClick={() => void save()}
        >
          {t('continue')}
        </Button>
      </section>
    </div>
  );
}

/** A format we know whose columns are other ones now. */
function Changed({ state }: { state: DocumentState }) {
  const t = useTranslations('importMapping');
  const words = useImportWords();
  const { like } = state.answer.document;
  if (!like) return null;
  return (
    <div className={styles.changed}>
      <p>
        <b>{t('known', { format: words.formatNamed(like.format) })}</b>
      </p>
      {like.missing.length > 0 && <p>{t('missing', { columns: like.missing.join(', ') })}</p>}
      {like.unknown.length > 0 && <p>{t('unexpected', { columns: like.unknown.join(', ') })}</p>}
    </div>
  );
}
