import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNumbers } from '../../../design-system/figures/use-numbers.ts';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { Field } from '../../../design-system/inputs/field.tsx';
import { Textarea } from '../../../design-system/inputs/textarea.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { ConflictNote } from '../../ledger/ui/conflict-note.tsx';
import { mostNoteLetters } from '../note-limits.ts';
import { type AssetNote, saveAssetNote } from '../notes-contract.ts';
import type { NoteModalProps } from './holding-modals.ts';

type Props = NoteModalProps & ModalProps<void>;
type Values = { note: string };

/** Writes the note on an asset; what somebody else saved meanwhile is shown first (rules L-13, HO-11). */
export function NoteDialog(props: Props) {
  const { open, onClose, asset, portfolio } = props;
  const t = useTranslations('holding.note.form');
  const numbers = useNumbers();
  const { field, errorOf, refusal, sending, edited, submit, newer, takeNewer } = useNoteForm(props);
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={
        portfolio
          ? t('titleIn', { name: asset.name, portfolio: portfolio.name })
          : t('title', { name: asset.name })
      }
      filled={edited}
      submitLabel={t('save')}
      sending={sending}
      refusal={refusal}
      onSubmit={submit}
    >
      {newer && <ConflictNote changed={[{ field: t('note'), value: newer.note }]} onTakeTheirs={takeNewer} />}
      <Field
        label={t('note')}
        error={errorOf('note')}
        hint={t('hint', { most: numbers.number(String(mostNoteLetters), { decimals: 0 }) })}
      >
        <Textarea {...field('note')} rows={8} />
      </Field>
    </FormDialog>
  );
}

function useNoteForm({ asset, portfolio, note, onClose }: Props) {
  const t = useTranslations('holding.note');
  const { revalidate } = useRevalidator();
  const [newer, setNewer] = useState<AssetNote>();
  // Saved over what came in between, once that was seen.
  const version = newer?.version ?? note?.version ?? 0;
  const { form, set, ...rest } = useCallForm<typeof saveAssetNote, Values>(saveAssetNote, {
    defaults: { note: note?.note ?? '' },
    toBody: (values) => ({ ...values, asset_id: asset.id, portfolio_id: portfolio?.id ?? null, version }),
    onDone: async () => {
      toast.success(t('saved'));
      await revalidate();
      onClose();
    },
    onFailure: (message, failure, refuse) => {
      const current = failure.status === 409 ? (failure.current as AssetNote | null) : null;
      if (current) setNewer(current);
      else refuse(message);
    },
  });
  const takeNewer = () => newer && set('note', newer.note);
  return { ...rest, newer, takeNewer };
}
