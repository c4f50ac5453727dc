import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { useCallForm } from '../../../design-system/forms/use-call-form.ts';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { shortestLoading, useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { FormRefusal } from '../../../design-system/states/form-refusal.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { deleteTag, listTags, renameTag, type TagUse } from '../tags-contract.ts';
import styles from './manage-tags-dialog.module.css';

/** All tags with how often each is used; renamed and removed everywhere at once, which the bar of changes undoes (rule UN-1). */
export function ManageTagsDialog({ open, onClose }: ModalProps<void>) {
  const t = useTranslations('remarks.tags');
  const [renamed, setRenamed] = useState<string | null>(null);
  const { shown, reload } = useTags();
  const { revalidate } = useRevalidator();
  const changed = async () => {
    setRenamed(null);
    reload();
    await revalidate();
  };
  const remove = useRemoval(async () => {
    await revalidate();
    // The bar that undoes it lies under a dialog.
    onClose();
  });
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t('manageTitle')}
      footer={<Button onClick={() => onClose()}>{t('close')}</Button>}
    >
      {shown.state === 'failed' && <ErrorState title={t('failed')} onRetry={reload} />}
      {shown.state === 'loading' && <Skeleton height={200} shape="block" />}
      {shown.state === 'ready' && shown.value.data.length === 0 && <EmptyState title={t('none')} />}
      {shown.state === 'ready' && (
        <ul className={styles.tags}>
          {shown.value.data.map((tag) => (
            <li key={tag.name}>
              {tag.name === renamed ? (
                <Renaming name={tag.name} onCancel={() => setRenamed(null)} onDone={changed} />
              ) : (
                <Line
                  tag={tag}
                  onRename={() => setRenamed(tag.name)}
                  onRemove={() => void remove(tag.name)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function useTags() {
  const locale = useLocale();
  return useLoaded('tags', (signal) => callApi(listTags, {}, locale, signal), { shortest: shortestLoading });
}

type LineProps = { tag: TagUse; onRename: () => void; onRemove: () => void };

function Line({ tag: { name, assets, transactions }, onRename, onRemove }: LineProps) {
  const t = useTranslations('remarks.tags');
  const uses = [
    ...(assets > 0 ? [t('onAssets', { count: assets })] : []),
    ...(transactions > 0 ? [t('onTransactions', { count: transactions })] : []),
  ];
  return (
    <div className={styles.line}>
      <span className={styles.name}>
        {t('tag', { name })}
        <small>{uses.join(', ')}</small>
      </span>
      <IconButton icon="edit" label={t('rename', { name })} onClick={onRename} />
      <IconButton icon="trash" label={t('remove', { name })} onClick={onRemove} />
    </div>
  );
}

type RenamingProps = { name: string; onCancel: () => void; onDone: () => Promise<void> };

function Renaming({ name, onCancel, onDone }: RenamingProps) {
  const t = useTranslations('remarks.tags');
  const ui = useTranslations('ui');
  const formId = useId();
  const { field, errorOf, submit, sending, refusal } = useCallForm(renameTag, {
    defaults: { name },
    params: { name },
    onDone,
  });
  return (
    <form id={formId} className={styles.renaming} onSubmit={submit} noValidate>
      {refusal && <FormRefusal>{refusal}</FormRefusal>}
      <Field label={t('newName', { name })} error={errorOf('name')} hint={t('renameHint')}>
        <TextInput {...field('name')} autoComplete="off" autoFocus />
      </Field>
      <div className={styles.buttons}>
        <Button size="sm" onClick={onCancel}>
          {ui('cancel')}
        </Button>
        <Button size="sm" type="submit" variant="primary" loading={sending}>
          {t('renameSave')}
        </Button>
      </div>
    </form>
  );
}

function useRemoval(onDone: () => Promise<void>) {
  const locale = useLocale();
  const failureText = useFailureText();
  return async (name: string) => {
    try {
      await callApi(deleteTag, { params: { name } }, locale);
      await onDone();
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
}
