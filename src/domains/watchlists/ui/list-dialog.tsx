import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import type { CallArguments } from '../../../foundation/contract.ts';
import { newId } from '../../../foundation/ids.ts';
import { createWatchlist, updateWatchlist, type Watchlist } from '../contract.ts';
import { longestListName } from '../watchlist-columns.ts';

type Props = ModalProps<Watchlist> & { list?: Watchlist };

/** The name of a new list, or another one for a list (rule WL-1). */
export function ListDialog({ open, onClose, list }: Props) {
  const t = useTranslations('watchlists.list');
  const { revalidate } = useRevalidator();
  // Sent twice by a double click it is still one list.
  const [submission] = useState(() => newId());
  const call = (list ? updateWatchlist : createWatchlist) as typeof createWatchlist;
  const { field, errorOf, submit, sending, edited, refusal } = useCallForm<
    typeof createWatchlist,
    { name: string }
  >(call, {
    defaults: { name: list?.name ?? '' },
    ...(list && { params: { id: list.id } }),
    toBody: ({ name }) =>
      (list ? { name, version: list.version } : { name, submission_id: submission }) as CallArguments<
        typeof createWatchlist
      >['body'],
    onDone: async ({ data }) => {
      await revalidate();
      onClose(data);
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t(list ? 'renameTitle' : 'newTitle')}
      filled={edited}
      submitLabel={t(list ? 'save' : 'create')}
      sending={sending}
      refusal={refusal}
      onSubmit={submit}
    >
      <Field label={t('name')} error={errorOf('name')}>
        <TextInput {...field('name')} maxLength={longestListName} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
