import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Switch } from '../../../design-system/inputs/switch.tsx';
import { Dialog } from '../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { incomeCalendar } from '../contract.ts';
import styles from './change-payment-dialog.module.css';

/** The payments to come as a file for the calendar of a phone. */
export function PhoneCalendarDialog({ open, onClose, currency }: { currency: string } & ModalProps<void>) {
  const t = useTranslations('income.phone');
  const ui = useTranslations('ui');
  const [amounts, setAmounts] = useState(false);
  const query = new URLSearchParams({ currency, ...(amounts && { amounts: '1' }) });
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      title={t('title')}
      footer={
        <>
          <Button onClick={() => onClose()}>{ui('cancel')}</Button>
          <Button
            variant="primary"
            href={`${incomeCalendar.path}?${query}`}
            download
            onClick={() => onClose()}
          >
            {t('download')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('text')}</p>
        <Switch
          label={t('amounts')}
          hint={t('amountsHint')}
          checked={amounts}
          onChange={({ target }) => setAmounts(target.checked)}
        />
      </div>
    </Dialog>
  );
}
