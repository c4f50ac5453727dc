import { type MouseEventHandler, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SelectOption } from '../../../../design-system/inputs/select.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import type { IntegrationOutput } from '../../contract.ts';
import type { BrokerOffer } from '../grid/broker-offers.ts';
import { ConnectFields } from './connect-fields.tsx';
import styles from './connect-form.module.css';
import { ConnectRefusal } from './connect-refusal.tsx';
import type { ConnectPortfolio } from './connect-values.ts';
import { type Connected, useConnectForm } from './use-connect-form.ts';

export type ConnectStatus = {
  sending: boolean;
  /** Something was entered that is not saved. */
  edited: boolean;
  /** It can be sent. */
  ready: boolean;
  /** What its button does: check again once the broker has said no, look what the aggregator has. */
  action: 'connect' | 'again' | 'check';
};
export const untouched: ConnectStatus = { sending: false, edited: false, ready: true, action: 'connect' };

type Props = {
  id: string;
  offer: BrokerOffer;
  title: string;
  currencies: readonly SelectOption[];
  portfolios: readonly ConnectPortfolio[];
  renewed: IntegrationOutput | undefined;
  setupTo: string;
  importTo: string;
  onStatus: (status: ConnectStatus) => void;
  /** With the name of the portfolio its rows go into, where it was there before. */
  onConnected: (connected: Connected, portfolio: string | undefined) => void;
  onFull: () => void;
  /** It leads to another page. */
  onLeave: MouseEventHandler<HTMLAnchorElement>;
};

/** The keys of one broker, checked before they are kept. */
export function ConnectForm(props: Props) {
  const { id, offer, title, setupTo, importTo, onStatus, onLeave } = props;
  const t = useTranslations('connect');
  const [portfolios, setPortfolios] = useState(props.portfolios);
  const form = useConnectForm({
    offer,
    portfolios,
    renewed: props.renewed,
    onFull: props.onFull,
    onConnected: (connected) =>
      props.onConnected(connected, portfolios.find((one) => one.id === connected.portfolio_id)?.name),
  });
  const { sending, edited, wasRefused } = form;
  useEffect(() => {
    onStatus({ sending, edited, ready: true, action: wasRefused ? 'again' : 'connect' });
  }, [sending, edited, wasRefused, onStatus]);
  return (
    <form id={id} className={styles.form} onSubmit={form.submit} noValidate>
      <p className={styles.ways}>
        {/* The refusal has the same link. */}
        {form.validation.status === 'notSet' && (
          <TextLink to={setupTo} target="_blank">
            {t('setup')}
          </TextLink>
        )}
        {offer.isFile && !props.renewed && (
          <TextLink to={importTo} onClick={onLeave}>
            {t('importInstead')}
          </TextLink>
        )}
      </p>
      <ConnectRefusal form={form} offer={offer} title={title} setupTo={setupTo} />
      <ConnectFields
        form={form}
        offer={offer}
        title={title}
        portfolios={portfolios}
        onPortfolio={(added) => setPortfolios((before) => [...before, added])}
        currencies={props.currencies}
        keysOnly={props.renewed !== undefined}
      />
    </form>
  );
}
