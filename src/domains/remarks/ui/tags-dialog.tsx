import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { Icon } from '../../../design-system/brand/icon.tsx';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { useSending } from '../../../design-system/forms/use-sending.ts';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { type ModalProps, openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useErrorText } from '../../../design-system/use-failure-text.ts';
import { ApiFailure, callApi } from '../../../foundation/call-api.ts';
import { tagName } from '../../ledger/tag-fields.ts';
import { listTags, saveAssetTags, tagTransactions } from '../tags-contract.ts';
import { manageTags, type TagsModalProps } from './remark-modals.ts';
import styles from './tags-dialog.module.css';

type Props = TagsModalProps & ModalProps<true>;

const isSame = (a: string) => (b: string) => a.toLowerCase() === b.toLowerCase();

/** Which tags something has: typed, or taken from those one uses (rule WL-6). */
export function TagsDialog(props: Props) {
  const { open, onClose, of, tags } = props;
  const t = useTranslations('remarks.tags');
  const [chosen, setChosen] = useState<readonly string[]>(tags);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const errorText = useErrorText();
  const { send, sending, error, refusal } = useSaving(props);
  const take = (name: string) => setChosen(chosen.filter((one) => one !== name));
  const withTag = (name: string) => (chosen.some(isSame(name)) ? chosen : [...chosen, name]);
  const put = (given: string) => {
    const name = z.safeParse(tagName, given);
    setWrong(!name.success);
    if (!name.success) return;
    setTyped('');
    setChosen(withTag(name.data));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed.trim()) return void send(chosen);
    const name = z.safeParse(tagName, typed);
    setWrong(!name.success);
    if (name.success) void send(withTag(name.data));
  };
  const manage = () => {
    onClose();
    void openModal(manageTags, {});
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !typed.trim()) return;
    event.preventDefault();
    put(typed);
  };
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={useTitle(of)}
      filled={typed !== '' || chosen !== tags}
      submitLabel={t('save')}
      sending={sending}
      refusal={refusal}
      className={styles.form}
      onSubmit={submit}
    >
      <Field label={t('input')} hint={t('hint')} error={errorText(wrong ? 'tagError' : error)}>
        <TextInput
          value={typed}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          onKeyDown={addOnEnter}
        />
      </Field>
      <TagButtons label={t('chosen')} none={t('none')} tags={chosen} icon="x" action="take" onPick={take} />
      {'transactionIds' in of && of.transactionIds.length > 1 && (
        <p className={styles.faint}>{t('rowsHint')}</p>
      )}
      <Known chosen={chosen} onPick={put} />
      <p>
        <TextLink tone="muted" onClick={manage}>
          {t('manage')}
        </TextLink>
      </p>
    </FormDialog>
  );
}

function useTitle(of: TagsModalProps['of']): string {
  const t = useTranslations('remarks.tags');
  if ('transactionIds' in of) return t('titleRows', { count: of.transactionIds.length });
  const { asset, portfolio } = of;
  return portfolio
    ? t('titleIn', { name: asset.name, portfolio: portfolio.name })
    : t('title', { name: asset.name });
}

function Known({ chosen, onPick }: { chosen: readonly string[]; onPick: (name: string) => void }) {
  const t = useTranslations('remarks.tags');
  const locale = useLocale();
  // Without them tags can still be typed.
  const { shown } = useLoaded('tags', (signal) => callApi(listTags, {}, locale, signal));
  const known = shown.state === 'ready' ? shown.value.data.map(({ name }) => name) : [];
  const others = known.filter((name) => !chosen.some(isSame(name)));
  return (
    others.length > 0 && (
      <TagButtons label={t('known')} tags={others} icon="plus" action="put" onPick={onPick} />
    )
  );
}

type ButtonsProps = {
  label: string;
  none?: string;
  tags: readonly string[];
  icon: 'x' | 'plus';
  action: 'take' | 'put';
  onPick: (name: string) => void;
};

function TagButtons({ label, none, tags, icon, action, onPick }: ButtonsProps) {
  const t = useTranslations('remarks.tags');
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {tags.length === 0 && <span className={styles.faint}>{none}</span>}
      {tags.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tag}
          aria-label={t(action, { name })}
          onClick={() => onPick(name)}
        >
          {t('tag', { name })}
          <Icon name={icon} size={14} />
        </button>
      ))}
    </fieldset>
  );
}

function useSaving({ of, tags, onClose }: Props) {
  const t = useTranslations('remarks.tags');
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { sending, refusal, send } = useSending();
  const [error, setError] = useState<string>();
  const save = (chosen: readonly string[]) => {
    if (!('transactionIds' in of)) {
      const body = { asset_id: of.asset.id, portfolio_id: of.portfolio?.id ?? null, tags: [...chosen] };
      return callApi(saveAssetTags, { body }, locale);
    }
    const add = chosen.filter((name) => !tags.includes(name));
    const remove = tags.filter((name) => !chosen.includes(name));
    return callApi(tagTransactions, { body: { ids: [...of.transactionIds], add, remove } }, locale);
  };
  const saveAll = async (chosen: readonly string[]) => {
    setError(undefined);
    try {
      await save(chosen);
    } catch (failure) {
      const [wrong] = failure instanceof ApiFailure ? Object.values(failure.errors) : [];
      if (!wrong) throw failure;
      return setError(wrong[0]);
    }
    // What is done to transactions says the bar that undoes it.
    if (!('transactionIds' in of)) toast.success(t('saved'));
    await revalidate();
    onClose(true);
  };
  return { send: (chosen: readonly string[]) => send(() => saveAll(chosen)), sending, error, refusal };
}
