import { type MouseEventHandler, useId } from 'react';
import { useTranslations } from 'use-intl';
import { FormRefusal } from '../../../../design-system/states/form-refusal.tsx';
import { UpgradeNote } from '../../../billing/ui/upgrade-note.tsx';
import { AggregatorHint } from '../grid/aggregator-hint.tsx';
import { BrokerCard } from '../grid/broker-card.tsx';
import { type BrokerOffer, canBeConnected } from '../grid/broker-offers.ts';
import styles from './connect-dialog.module.css';

type Props = {
  offers: readonly BrokerOffer[];
  /** What the operator sets to offer more. */
  settingsOff: readonly string[];
  /** How many the plan has, where all of them are in use. */
  full: number | null;
  onLeave: MouseEventHandler<HTMLAnchorElement>;
  onChoose: (offer: BrokerOffer) => void;
};

/** Brokers with an API. At the plan's limit they are shown and cannot be chosen. */
export function ConnectList({ offers, settingsOff, full, onLeave, onChoose }: Props) {
  const t = useTranslations('connect');
  const whyId = useId();
  const shown = offers.filter(canBeConnected);
  return (
    <>
      {full !== null && (
        <div id={whyId}>
          <FormRefusal tone="notice">
            <UpgradeNote onLeave={onLeave}>{t('full', { count: full })}</UpgradeNote>
          </FormRefusal>
        </div>
      )}
      {shown.length === 0 && <p className={styles.none}>{t('none')}</p>}
      <ul className={styles.list} aria-label={t('brokers')}>
        {shown.map((offer) => (
          <li key={offer.name}>
            <BrokerCard
              offer={offer}
              blockedBy={full === null ? undefined : whyId}
              onChoose={() => onChoose(offer)}
            />
          </li>
        ))}
      </ul>
      <AggregatorHint settings={settingsOff} />
    </>
  );
}
