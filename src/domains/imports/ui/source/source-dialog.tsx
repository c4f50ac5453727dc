import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { KeyValueList } from '../../../../design-system/figures/key-value-list.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import { formatAmount, priceDecimals } from '../../../../foundation/format-amount.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { readSource, type SourceOutput } from '../../contract.ts';
import { useImportWords } from '../use-import-words.ts';
import styles from './source-dialog.module.css';

type Props = ModalProps<void> & { id: string; what: string };

/** The file and line, or the broker's account, that a transaction came from, with what stood there. */
export function SourceDialog({ open, onClose, id, what }: Props) {
  const t = useTranslations('importSource');
  const locale = useLocale();
  const { shown, reload } = useLoaded(`${id} ${locale}`, async (signal) => {
    return (await callApi(readSource, { params: { id } }, locale, signal)).data;
  });
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="sm"
      title={t('title')}
      description={what}
      footer={<Button onClick={() => onClose()}>{t('close')}</Button>}
    >
      {shown.state === 'failed' && (
        <ErrorState failure={shown.failure} title={t('failed')} onRetry={reload} />
      )}
      {shown.state === 'loading' && (
        <div className={styles.waiting}>
          <Skeleton height={20} />
          <Skeleton height={20} />
          <Skeleton height={72} />
        </div>
      )}
      {shown.state === 'ready' && <Source source={shown.value} onLeave={() => onClose()} />}
    </Dialog>
  );
}

type SourceProps = { source: SourceOutput; onLeave: () => void };

function Source({ source, onLeave }: SourceProps) {
  const t = useTranslations('importSource');
  const items = useItems(source, onLeave);
  return (
    <div className={styles.source}>
      <p className={styles.about}>{t(source.fileName === null ? 'fromBroker' : 'fromFile')}</p>
      <KeyValueList items={items} />
      <h3 className={styles.title}>{t('text')}</h3>
      {source.text ? <pre className={styles.text}>{source.text}</pre> : <p>{t('noText')}</p>}
    </div>
  );
}

/** Only what is known. */
function useItems(source: SourceOutput, onLeave: () => void) {
  const t = useTranslations('importSource');
  const to = usePath();
  const numbers = useNumbers();
  const words = useImportWords();
  const { fileName, name, line, sheet, settles_on, rate, price } = source;
  const money = (one: SourceOutput['price']) => one && formatAmount(one.amount, one.currency);
  const charge = (one: SourceOutput['fee']) => {
    const amount = money(one);
    return amount && one?.day ? t('onDay', { amount, day: words.day(one.day) }) : amount;
  };
  const place =
    fileName === null || line === null ? null : sheet ? t('sheetLine', { sheet, line }) : String(line);
  const file = fileName !== null && (
    <TextLink to={to('importFile', { fileName })} onClick={onLeave}>
      {name ?? t('file')}
    </TextLink>
  );
  const known = {
    file,
    line: place,
    broker: words.broker(source.broker),
    account: source.account,
    reference: source.reference,
    settles: settles_on && words.day(settles_on),
    price: price && formatAmount(price.amount, price.currency, { decimals: priceDecimals(price.amount) }),
    rate: rate && numbers.quantity(rate),
    accrued: money(source.accrued),
    fee: charge(source.fee),
    tax: charge(source.tax),
    country: source.country,
  };
  return Object.entries(known).flatMap(([key, value]) =>
    value ? [{ key, label: t(key as keyof typeof known), value }] : [],
  );
}
