import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../../design-system/inputs/text-input.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { useCallForm } from '../../../../design-system/use-call-form.ts';
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
  const ui = useTranslations('ui');
  const formId = useId();
  const { field, errorOf, refusal, sending, edited, submit, chosen, choose } = useGroupForm(props);
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={t(group ? 'editTitle' : 'createTitle')}
      filled={edited}
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={sending}>
            {t(group ? 'save' : 'create')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        {refusal && <FormRefusal>{refusal}</FormRefusal>}
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
      </form>
    </Dialog>
  );
}

type Values = { name: string; portfolio_ids: string[] };

function useGroupForm({ group, onClose }: GroupModalProps & ModalProps<{ id: string }>) {
  const t = useTranslations('portfolios.groups.form');
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<string>();
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
    onFailure: setRefusal,
    onEdit: () => setRefusal(undefined),
  });
  const chosen = form.watch('portfolio_ids');
  const choose = (id: string, isIn: boolean) =>
    set('portfolio_ids', isIn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return { ...rest, refusal, chosen, choose };
}
