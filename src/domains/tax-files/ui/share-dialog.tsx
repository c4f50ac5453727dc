import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { FormDialog } from '../../../design-system/forms/form-dialog.tsx';
import { useSending } from '../../../design-system/forms/use-sending.ts';
import { DateInput } from '../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { PasswordInput } from '../../../design-system/inputs/password-input.tsx';
import { shortestLoading, useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { Banner } from '../../../design-system/states/banner.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { addDays } from '../../../foundation/calendar-day.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { readTaxLink, shareTaxYear, type TaxLink, unshareTaxYear } from '../contract.ts';
import { LinkAddress } from './link-address.tsx';
import styles from './share-dialog.module.css';

type Props = { year: number; today: string } & ModalProps<true>;

/** The accountant's link of one year (rule TP-5); nothing is shared before its owner says so. */
export function ShareTaxYearDialog({ year, today, open, onClose }: Props) {
  const t = useTranslations('taxFiles.share');
  const locale = useLocale();
  const { shown, reload } = useLoaded(
    `link ${year}`,
    async (signal) =>
      (await callApi(readTaxLink, { params: { year: String(year) } }, locale, signal)).data.link,
    { shortest: shortestLoading },
  );
  if (shown.state === 'ready')
    return <LinkForm year={year} today={today} given={shown.value} open={open} onClose={onClose} />;
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t('title', { year: String(year) })}
      description={t('text')}
    >
      {shown.state === 'failed' ? (
        <ErrorState level={3} title={t('failed')} onRetry={reload} />
      ) : (
        <Skeleton height={180} />
      )}
    </Dialog>
  );
}

/** So long a new link opens unless its owner says otherwise. */
const usualDays = 90;

function LinkForm({ year, today, given, open, onClose }: Props & { given: TaxLink | null }) {
  const t = useTranslations('taxFiles.share');
  const ui = useTranslations('ui');
  const form = useLinkForm(year, today, given);
  const { link, day, password, refusal, sending } = form;
  const takeBack = useTakeBack(year, () => onClose(true));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save(password === '' ? undefined : password);
  };
  return (
    <FormDialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t('title', { year: String(year) })}
      description={t('text')}
      filled={form.edited && !sending}
      submitLabel={t(link ? 'save' : 'create')}
      submitIcon="link"
      sending={sending}
      closeLabel={ui(link ? 'close' : 'cancel')}
      refusal={refusal}
      className={styles.form}
      onSubmit={submit}
    >
      {link?.is_expired && <Banner tone="amber">{t('expired')}</Banner>}
      {link && <LinkAddress id={link.id} onTakeBack={() => void takeBack()} />}
      <Field label={t('endsOn')} optional hint={t('endsOnHint')}>
        <DateInput value={day} min={today} onChange={({ target }) => form.setDay(target.value)} />
      </Field>
      <Field
        label={t(link?.has_password ? 'newPassword' : 'password')}
        optional
        hint={link?.has_password ? t('passwordIsSet') : t('passwordHint')}
        corner={
          link?.has_password ? (
            <Button size="sm" variant="text" onClick={() => void form.save(null)}>
              {t('removePassword')}
            </Button>
          ) : undefined
        }
      >
        <PasswordInput
          value={password}
          maxLength={200}
          autoComplete="new-password"
          onChange={({ target }) => form.setPassword(target.value)}
        />
      </Field>
    </FormDialog>
  );
}

function useLinkForm(year: number, today: string, given: TaxLink | null) {
  const t = useTranslations('taxFiles.share');
  const locale = useLocale();
  const [link, setLink] = useState(given);
  const first = given ? (given.expires_on ?? '') : addDays(today, usualDays);
  const [day, setDay] = useState(first);
  const [password, setPassword] = useState('');
  const { sending, refusal, send } = useSending();
  const save = (secret: string | null | undefined) =>
    send(async () => {
      const body = { expires_on: day || null, ...(secret !== undefined && { password: secret }) };
      const { data } = await callApi(shareTaxYear, { params: { year: String(year) }, body }, locale);
      toast.success(t(link ? 'saved' : 'created'));
      setLink(data);
      setPassword('');
    });
  const edited = password !== '' || day !== (link ? (link.expires_on ?? '') : first);
  return { link, day, setDay, password, setPassword, refusal, sending, save, edited };
}

/** Asks, and the link stops at once. */
function useTakeBack(year: number, onDone: () => void) {
  const t = useTranslations('taxFiles.share');
  const locale = useLocale();
  const failureText = useFailureText();
  return async () => {
    const sure = await confirm({
      title: t('takeBackTitle', { year: String(year) }),
      effect: t('takeBackEffect'),
      danger: true,
      confirmLabel: t('takeBack'),
    });
    if (!sure) return;
    try {
      await callApi(unshareTaxYear, { params: { year: String(year) } }, locale);
      toast.success(t('takenBack'));
      onDone();
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
}
