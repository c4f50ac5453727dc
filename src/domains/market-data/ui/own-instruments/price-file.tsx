import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Button } from '../../../../design-system/button.tsx';
import { Checkbox } from '../../../../design-system/inputs/checkbox.tsx';
import { FileDrop } from '../../../../design-system/inputs/file-drop.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import styles from './price-file.module.css';
import { PriceFileReport } from './price-file-report.tsx';
import { type DayOrder, type SendPriceFile, usePriceFile } from './use-price-file.ts';

type Props = {
  send: SendPriceFile;
  onStored: () => void;
  /** There are prices that could be removed first. */
  replaceable?: boolean;
  /** Called with whether a file was read whose prices are not stored yet. */
  onWaiting?: (isWaiting: boolean) => void;
};

const reasonsWhy = [
  'empty',
  'webPage',
  'noHeader',
  'noDayColumn',
  'noCloseColumn',
  'severalInstruments',
  'tooLarge',
  'spreadsheet',
] as const;

/** A file with prices: dropped, looked at, stored. */
export function PriceFile({ send, onStored, replaceable = false, onWaiting }: Props) {
  const t = useTranslations('instruments.file');
  const { state, take, chooseOrder, store, again } = usePriceFile(send, onStored);
  const [order, setOrder] = useState<DayOrder>('dayFirst');
  const [replace, setReplace] = useState(false);
  const isWaiting = state.step === 'preview' && state.report.stored > 0;
  useEffect(() => {
    onWaiting?.(isWaiting);
    return () => onWaiting?.(false);
  }, [isWaiting, onWaiting]);
  switch (state.step) {
    case 'pick':
      return (
        <FileDrop
          accept=".csv,.txt,text/csv,text/plain"
          hint={t('hint')}
          onFiles={([file]) => file && void take(file)}
        />
      );
    case 'reading':
      return (
        <div className={styles.box} aria-live="polite" aria-busy="true">
          <p className={styles.file}>{t('reading', { file: state.file })}</p>
          <Skeleton shape="block" height={72} />
        </div>
      );
    case 'order':
      return (
        <div className={styles.box}>
          <p className={styles.file}>{t('order.title')}</p>
          <p className={styles.text}>{t('order.text')}</p>
          <Segmented
            label={t('order.title')}
            value={order}
            onChange={setOrder}
            options={[
              { value: 'dayFirst', label: t('order.dayFirst') },
              { value: 'monthFirst', label: t('order.monthFirst') },
            ]}
          />
          <div className={styles.actions}>
            <Button onClick={again}>{t('another')}</Button>
            <Button variant="primary" onClick={() => chooseOrder(order)}>
              {t('order.go')}
            </Button>
          </div>
        </div>
      );
    case 'unreadable':
      return (
        <div className={styles.bad} role="alert">
          <p className={styles.file}>
            <Icon name="warning" size={18} /> {t('unreadable')}
          </p>
          <p className={styles.text}>
            {state.file}: {t(`why.${reasonsWhy.find((known) => known === state.why) ?? 'other'}`)}
          </p>
          <div className={styles.actions}>
            <Button onClick={again}>{t('another')}</Button>
          </div>
        </div>
      );
    case 'preview':
      return (
        <div className={styles.box} aria-live="polite">
          <PriceFileReport file={state.file} report={state.report} />
          {replaceable && state.report.stored > 0 && (
            <>
              <Checkbox checked={replace} onChange={(event) => setReplace(event.target.checked)}>
                {t('replace')}
              </Checkbox>
              <p className={styles.text}>{t('replaceHint')}</p>
            </>
          )}
          <div className={styles.actions}>
            <Button onClick={again}>{t('another')}</Button>
            {state.report.stored > 0 && (
              <Button
                variant="primary"
                loading={state.storing}
                onClick={() => void store(replace && replaceable)}
              >
                {t('store', { count: state.report.stored })}
              </Button>
            )}
          </div>
        </div>
      );
    case 'done':
      return (
        <div className={styles.box} aria-live="polite">
          <PriceFileReport file={state.file} report={state.report} stored />
          <div className={styles.actions}>
            <Button onClick={again}>{t('another')}</Button>
          </div>
        </div>
      );
  }
}
