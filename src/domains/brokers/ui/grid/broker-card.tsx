import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../../design-system/layout/chip.tsx';
import { BrokerMark } from '../broker-mark.tsx';
import styles from './broker-card.module.css';
import { type BrokerOffer, canBeConnected } from './broker-offers.ts';
import { useOfferName } from './use-offer-name.ts';

type Props = {
  offer: BrokerOffer;
  /** Says also by which way one gets in, where the list has several. */
  withWays?: boolean;
  /** Where it leads, if to a page. */
  to?: string;
  onChoose?: () => void;
  /** It is shown and cannot be chosen; the id of what says why. */
  blockedBy?: string;
};

export function BrokerCard({ offer, withWays = false, to, onChoose, blockedBy }: Props) {
  const inside = <Inside offer={offer} withWays={withWays} />;
  if (to !== undefined)
    return (
      <Link to={to} className={styles.card}>
        {inside}
      </Link>
    );
  return (
    <button
      type="button"
      className={styles.card}
      onClick={blockedBy ? undefined : onChoose}
      aria-disabled={blockedBy !== undefined || undefined}
      aria-describedby={blockedBy}
    >
      {inside}
    </button>
  );
}

function Inside({ offer, withWays }: { offer: BrokerOffer; withWays: boolean }) {
  const t = useTranslations('connect.badges');
  const nameOf = useOfferName();
  const { environments } = offer;
  return (
    <>
      <BrokerMark name={offer.name} />
      <b className={styles.name}>{nameOf(offer)}</b>
      <span className={styles.badges}>
        {withWays && canBeConnected(offer) && <Chip tone="faint">{t('api')}</Chip>}
        {withWays && offer.isFile && <Chip tone="faint">{t('file')}</Chip>}
        {offer.isExternal && <Chip>{t('more')}</Chip>}
        {environments.includes('real') && !offer.isExternal && <Chip>{t('real')}</Chip>}
        {environments.includes('demo') && (
          <Chip tone={environments.length > 1 ? 'faint' : 'amber'}>{t('demo')}</Chip>
        )}
      </span>
    </>
  );
}
