import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { DateInput } from '../../../../design-system/inputs/date/date-input.tsx';
import { Field } from '../../../../design-system/inputs/field.tsx';
import { FileDrop } from '../../../../design-system/inputs/file-drop.tsx';
import { Select } from '../../../../design-system/inputs/select.tsx';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { Banner } from '../../../../design-system/states/banner.tsx';
import type { UploadModalProps } from '../exposure-modals.ts';
import { FileReport } from './file-report.tsx';
import { HedgeField } from './hedge-field.tsx';
import styles from './make-up.module.css';
import { useMakeUpFile } from './use-make-up-file.ts';

type Fault = Parameters<ReturnType<typeof useTranslations<'lookThrough.upload.fault'>>>[0];

/** A make-up from a file: whose, of which day, what is in it; nothing is kept before that was seen. */
export function UploadDialog({
  open,
  onClose,
  funds,
  chosen,
  today,
}: UploadModalProps & ModalProps<boolean>) {
  const t = useTranslations('lookThrough.upload');
  const ui = useTranslations('ui');
  const [id, setId] = useState(chosen ?? funds[0]?.instrument_id ?? '');
  const [asOf, setAsOf] = useState(today);
  const [hedge, setHedge] = useState('');
  const fund = funds.find(({ instrument_id }) => instrument_id === id);
  const file = useMakeUpFile({ fund, as_of: asOf, hedged_to: hedge || null }, () => onClose(true));
  const { state } = file;
  const refused = state.step === 'preview' ? state.report.refused : 0;
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={t('title')}
      description={t('lead')}
      filled={state.step === 'preview'}
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button
            variant="primary"
            disabled={state.step !== 'preview' || state.report.positions + listsIn(state.report.lists) === 0}
            loading={state.step === 'preview' && state.storing}
            onClick={() => void file.store()}
          >
            {refused > 0 ? t('saveWithout', { count: refused }) : t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.pair}>
          <Field label={t('fund')}>
            <Select
              value={id}
              onChange={({ target }) => setId(target.value)}
              options={funds.map(({ instrument_id, ticker, name }) => ({
                value: instrument_id,
                label: `${ticker} · ${name}`,
              }))}
            />
          </Field>
          <Field label={t('asOf')}>
            <DateInput
              name="as_of"
              value={asOf}
              max={today}
              onChange={({ target }) => setAsOf(target.value)}
            />
          </Field>
          <HedgeField value={hedge} onChange={setHedge} />
        </div>
        {state.step === 'pick' && (
          <FileDrop
            accept=".csv,.txt,text/csv"
            hint={t('hint')}
            onFiles={([picked]) => picked && void file.take(picked)}
          />
        )}
        {state.step === 'reading' && <p role="status">{t('reading', { file: state.file })}</p>}
        {state.step === 'unreadable' && (
          <Banner tone="danger">
            {state.file}: {t(`fault.${state.why as Fault}`)}
          </Banner>
        )}
        {state.step === 'preview' && <FileReport file={state.file} report={state.report} />}
        {(state.step === 'unreadable' || state.step === 'preview') && (
          <Button size="sm" icon="upload" onClick={file.again}>
            {t('another')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

const listsIn = (lists: Readonly<Record<string, number>>) =>
  Object.values(lists).reduce((total, count) => total + count, 0);
