import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { dayText } from '../../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../../design-system/inputs/use-calendar-names.ts';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { ReportOutput } from '../../contract.ts';
import { unshareReport } from '../../sharing-contract.ts';
import type { SharePanelProps } from '../report-modals.ts';
import { LinkPicture } from './link-picture.tsx';
import { ElementFields, HowFields } from './share-fields.tsx';
import styles from './share-panel.module.css';
import { isChanged } from './share-values.ts';
import { CopyLink, SharedLink } from './shared-link.tsx';
import { usePreview } from './use-preview.ts';
import { useShareForm } from './use-share-form.ts';

/** What others see of a report, how, and for how long; nothing is shared before its owner says so. */
export function SharePanel(props: SharePanelProps & ModalProps<ReportOutput>) {
  const { open, onClose, today, owner } = props;
  const t = useTranslations('reportSharing');
  const ui = useTranslations('ui');
  const names = useCalendarNames();
  const formId = useId();
  const form = useShareForm(props, onClose);
  const { values, report, link, refusal, sending, edited, submit } = form;
  const definition = report?.definition ?? props.definition;
  const name = report?.name ?? props.name;
  const { kind } = definition;
  const preview = usePreview({ name, definition, ...values });
  const takeBack = useTakeBack(onClose);
  const hasChanges = link === null || isChanged(values, kind, link);
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="side"
      title={t('title')}
      description={t('text', { owner })}
      filled={edited && hasChanges && !sending}
      footer={
        <>
          {!link && <Button onClick={() => onClose()}>{ui('cancel')}</Button>}
          {link && !hasChanges ? (
            <CopyLink link={link} />
          ) : (
            <Button type="submit" form={formId} variant="primary" icon="link" loading={sending}>
              {t(link ? 'saveChanges' : 'create')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={styles.panel} onSubmit={submit} noValidate>
        {refusal && <FormRefusal>{refusal}</FormRefusal>}
        {link?.is_expired && link.expires_on && (
          <Banner tone="amber" icon="clock">
            {t('expired', { day: dayText(link.expires_on, 'short', names) })}
          </Banner>
        )}
        <ElementFields form={form} kind={kind} />
        <HowFields form={form} kind={kind} today={today} />
        <LinkPicture
          preview={preview}
          name={name}
          isNothing={values.elements.length === 0}
          owner={owner}
          hidesAmounts={values.hides_amounts}
        />
        {link && report && <SharedLink link={link} onTakeBack={() => void takeBack(report)} />}
      </form>
    </Dialog>
  );
}

/** Asks, and the link stops at once. */
function useTakeBack(onClose: () => void) {
  const t = useTranslations('reportSharing');
  const failureText = useFailureText();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  return async ({ id, name }: ReportOutput) => {
    const sure = await confirm({
      title: t('takeBackTitle', { name }),
      effect: t('takeBackEffect'),
      danger: true,
      confirmLabel: t('takeBack'),
    });
    if (!sure) return;
    try {
      await callApi(unshareReport, { params: { id } }, locale);
      toast.success(t('takenBack'));
      onClose();
      await revalidate();
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
}
