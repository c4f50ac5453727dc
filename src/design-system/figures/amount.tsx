import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { type AmountParts, amountParts } from '../../foundation/format-amount.ts';
import { amountsAreHidden, cover } from '../../foundation/hidden-amounts.ts';
import { classNames } from '../class-names.ts';
import styles from './amount.module.css';
import { Unknown } from './unknown.tsx';

type Props = {
  /** An exact decimal string; without one a dash with the reason stands there. */
  value: string | null | undefined;
  currency: string;
  /** Why there is no value. */
  reason?: string;
  /** inherit takes the size of the text around; figure sizes are set in the display face. */
  size?: 'inherit' | 'md' | 'lg' | 'hero';
  /** Writes a plus before gains. */
  signed?: boolean;
  decimals?: number;
  /** The unit stands in the column's header. */
  bare?: boolean;
  /** Makes the minor unit and currency smaller and greyer; on by default in figure sizes. */
  greyMinor?: boolean;
  /** What everybody may know, such as a price: it is never covered. */
  isPublic?: boolean;
  className?: string;
};

/** Money. Thousands are parted by a narrow no-break space in a box of 0.2 em: alone it renders too tight. */
export function Amount(props: Props) {
  const { value, currency, reason, size = 'inherit', signed, decimals, bare, isPublic, className } = props;
  if (value === null || value === undefined) return <Unknown reason={reason} />;
  if (!isPublic && amountsAreHidden())
    return (
      <span className={classNames(styles.amount, styles[size], className)}>
        <Cover />
      </span>
    );
  const parts = amountParts(value, currency, { signed, decimals, isPublic });
  const greyMinor = props.greyMinor ?? size !== 'inherit';
  const minor = `${parts.decimal}${parts.fraction}${bare ? '' : parts.after}`;
  return (
    <span className={classNames(styles.amount, styles[size], className)}>
      {parts.sign}
      {!bare && parts.before}
      <Groups parts={parts} />
      {greyMinor ? <span className={styles.minor}>{minor}</span> : minor}
    </span>
  );
}

/** Stands for an amount that is hidden, of any size (rule U-27). */
function Cover() {
  const t = useTranslations('ui');
  return (
    <>
      <span className={styles.cover} aria-hidden="true">
        {cover}
      </span>
      <span className="visually-hidden">{t('amountHidden')}</span>
    </>
  );
}

function Groups({ parts }: { parts: AmountParts }) {
  if (parts.group === ',') return parts.groups.join(',');
  return parts.groups.map((group, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity but their place
    <Fragment key={at}>
      {at > 0 && <span className={styles.gap}>{parts.group}</span>}
      {group}
    </Fragment>
  ));
}
