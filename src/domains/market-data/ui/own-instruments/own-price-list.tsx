import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DayDate } from '../../../../design-system/figures/day-date.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { IconButton } from '../../../../design-system/icon-button.tsx';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { LoadMore } from '../../../../design-system/states/load-more.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { useFailureText } from '../../../../design-system/use-failure-text.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { deleteCustomPrice } from '../../prices-contract.ts';
import { priceText } from '../price-text.ts';
import { useDayText } from '../use-day-text.ts';
import styles from './own-form.module.css';
import type { SavedInstrument } from './own-instrument.ts';
import list from './own-price-list.module.css';
import { useOwnPriceList } from './use-own-price-list.ts';

type Props = {
  asset: SavedInstrument;
  /** Rises with each change, so that the list is read again. */
  version: number;
  onChanged: () => void;
  onCount: (stored: number) => void;
};

/** What is stored, newest first. */
export function OwnPriceList({ asset, version, onChanged, onCount }: Props) {
  const numbers = useNumbers();
  const t = useTranslations('instruments.prices');
  const failureText = useFailureText();
  const locale = useLocale();
  const { state, prices, total, more, retry } = useOwnPriceList(asset.id, version);
  const dayText = useDayText();
  const [removing, setRemoving] = useState<string>();
  useEffect(() => onCount(total), [total, onCount]);
  const remove = async (day: string) => {
    setRemoving(day);
    try {
      await callApi(deleteCustomPrice, { params: { id: asset.id, day } }, locale);
      toast.success(t('removed', { day: dayText(day) }));
      onChanged();
    } catch (error) {
      toast.error(failureText(error));
    }
    setRemoving(undefined);
  };
  return (
    <>
      <h3 className={styles.head}>
        {t('listTitle')}
        {prices && <small>{t('count', { count: total })}</small>}
      </h3>
      {state === 'failed' && !prices && <ErrorState title={t('failed')} onRetry={retry} />}
      {state === 'loading' && !prices && <Skeleton shape="block" height={96} />}
      {prices?.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      {prices && prices.length > 0 && (
        <ul className={list.prices} aria-label={t('list')}>
          {prices.map(({ day, close }) => (
            <li key={day}>
              <DayDate day={day} />
              <b>{priceText({ ...asset, price: close }, numbers)}</b>
              <IconButton
                icon="trash"
                size="sm"
                label={t('remove', { day: dayText(day) })}
                disabled={removing === day}
                onClick={() => void remove(day)}
              />
            </li>
          ))}
        </ul>
      )}
      {prices && prices.length < total && (
        <LoadMore shown={prices.length} total={total} loading={state === 'loading'} onMore={more} />
      )}
    </>
  );
}
