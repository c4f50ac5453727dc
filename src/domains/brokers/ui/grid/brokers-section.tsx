import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../../../../design-system/brand/icon.tsx';
import { Segmented } from '../../../../design-system/inputs/segmented.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import type { AvailableIntegration } from '../../contract.ts';
import { AggregatorHint } from './aggregator-hint.tsx';
import { BrokerCard } from './broker-card.tsx';
import {
  type BrokerOffer,
  brokerOffers,
  canBeConnected,
  isShownBy,
  offerFilters,
  settingsOff,
} from './broker-offers.ts';
import styles from './brokers-section.module.css';

type Props = {
  /** Null where it could not be had. */
  available: readonly AvailableIntegration[] | null;
  /** Where files are dropped. */
  importTo: string;
  onConnect: (offer: BrokerOffer) => void;
  onRetry: () => void;
};

/** Every broker there is a way to. */
export function BrokersSection({ available, importTo, onConnect, onRetry }: Props) {
  const t = useTranslations('connect');
  const [filter, setFilter] = useState<(typeof offerFilters)[number]>('all');
  const offers = brokerOffers(available ?? []).filter((offer) => isShownBy(filter, offer));
  return (
    <Card
      title={t('brokers')}
      action={
        <Segmented
          size="sm"
          label={t('filters.label')}
          value={filter}
          onChange={setFilter}
          options={offerFilters.map((value) => ({ value, label: t(`filters.${value}`) }))}
        />
      }
    >
      {available === null ? (
        <ErrorState onRetry={onRetry} />
      ) : (
        <>
          {offers.length === 0 && <p className={styles.none}>{t('none')}</p>}
          <ul className={styles.grid}>
            {offers.map((offer) => (
              <li key={offer.name}>
                {canBeConnected(offer) ? (
                  <BrokerCard offer={offer} withWays onChoose={() => onConnect(offer)} />
                ) : (
                  <BrokerCard offer={offer} withWays to={importTo} />
                )}
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            <Icon name="info" size={18} />
            <span>
              {t.rich('notListed', {
                b: (text) => <b>{text}</b>,
                file: (text) => <TextLink to={importTo}>{text}</TextLink>,
              })}
            </span>
          </p>
          <AggregatorHint settings={settingsOff(available)} />
        </>
      )}
    </Card>
  );
}
