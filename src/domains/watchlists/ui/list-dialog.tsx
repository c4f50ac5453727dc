import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { FormRefusal } from '../../../design-system/states/form-refusal.tsx';
import { useCallForm } from '../../../design-system/use-call-form.ts';
import type { CallArguments } from '../../../foundation/contract.ts';
import { newId } from '../../../foundation/ids.ts';
import { createWatchlist, updateWatchlist, type Watchlist } from '../contract.ts';
import { longestListName } from '../watchlist-columns.ts';

type Props = ModalProps<Watchlist> & { list?: Watchlist };

/** The name of a new list, or another one for a list (rule WL-1). */
export function ListDialog({ open, onClose, list }: Props) {
  const t = useTranslations('watchlists.list');
  const ui = useTranslations('ui');
  const formId = useId();
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<string>();
  // Sent twice by a double click it is still one list.
  const [submission] = useState(() => newId());
  const call = (list ? updateWatchlist : createWatchlist) as typeof createWatchlist;
  const { field, errorOf, submit, sending, edited } = useCallForm<typeof createWatchlist, { name: string }>(
    call,
    {
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
      onFailure: setRefusal,
      onEdit: () => setRefusal(undefined),
    },
  );
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t(list ? 'renameTitle' : 'newTitle')}
      filled={edited}
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={sending}>
            {t(list ? 'save' : 'create')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        {refusal && <FormRefusal>{refusal}</FormRefusal>}
        <Field label={t('name')} error={errorOf('name')}>
          <TextInput {...field('name')} maxLength={longestListName} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  );
}
