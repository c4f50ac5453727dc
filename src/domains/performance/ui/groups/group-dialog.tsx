import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { FormDialog } from '../../../../design-system/forms/form-dialog.tsx';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { newId } from '../../../../foundation/ids.ts';
import { createGroup, updateGroup } from '../../../ledger/groups-contract.ts';
import type { GroupOutput } from '../../groups-contract.ts';
import styles from './group-dialog.module.css';

export type GroupModalProps = {
  /** Edits this one. */
  group?: GroupOutput;
  /** Those that can be in it. */
  portfolios: readonly { id: string; name: string }[];
};

/** A name, and which portfolios stand under it. */
export function GroupDialog(props: GroupModalProps & ModalProps<{ id: string }>) {
  const { open, onClose, group, portfolios } = props;
  const t = useTranslations('portfolios.groups.form');
  const { field, errorOf, refusal, sending, edited, submit, chosen, choose } = useGroupForm(props);
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      title={t(group ? 'editTitle' : 'createTitle')}
      filled={edited}
      submitLabel={t(group ? 'save' : 'create')}
      sending={sending}
      refusal={refusal}
      className={styles.form}
      onSubmit={submit}
    >
      <Field label={t('name')} error={errorOf('name')}>
        <TextInput {...field('name')} maxLength={50} autoComplete="off" placeholder={t('placeholder')} />
      </Field>
      <fieldset className={styles.members}>
        <legend>{t('portfolios')}</legend>
        {portfolios.map(({ id, name }, at) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
            error={at === portfolios.length - 1 ? errorOf('portfolio_ids') : undefined}
          >
            {name}
          </Checkbox>
        ))}
      </fieldset>
    </FormDialog>
  );
}

type Values = { name: string; portfolio_ids: string[] };

function useGroupForm({ group, onClose }: GroupModalProps & ModalProps<{ id: string }>) {
  const t = useTranslations('portfolios.groups.form');
  const { revalidate } = useRevalidator();
  // Sent twice by a double click it still makes one group.
  const [submission] = useState(() => newId());
  // Both calls take the same body and answer the same record.
  const call = (group ? updateGroup : createGroup) as typeof createGroup;
  const { form, set, ...rest } = useCallForm<typeof createGroup, Values>(call, {
    defaults: { name: group?.name ?? '', portfolio_ids: group?.portfolio_ids ?? [] },
    params: group && { id: group.id },
    toBody: (values) => ({
      ...values,
      ...(group ? { version: group.version } : { submission_id: submission }),
    }),
    onDone: async ({ data }) => {
      toast.success(t('saved'));
      await revalidate();
      onClose(data);
    },
  });
  const chosen = form.watch('portfolio_ids');
  const choose = (id: string, isIn: boolean) =>
    set('portfolio_ids', isIn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return { ...rest, chosen, choose };
}
