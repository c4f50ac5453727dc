import type { MouseEventHandler, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import { IntegrationWays } from '../../../imports/ui/integration-ways.tsx';
import type { BrokerOffer } from '../grid/broker-offers.ts';
import { useOfferName } from '../grid/use-offer-name.ts';
import styles from './connect-dialog.module.css';
import type { ConnectSettings } from './connect-dialog.tsx';
import { ConnectForm, type ConnectStatus } from './connect-form.tsx';
import { ConnectList } from './connect-list.tsx';
import type { Step } from './connect-steps.ts';
import { ConnectedNote } from './connected-note.tsx';
import { ExternalForm } from './external-form.tsx';
import type { Connected } from './use-connect-form.ts';
import type { useOffers } from './use-offers.ts';

export type Leaving = MouseEventHandler<HTMLAnchorElement>;

type Props = ConnectSettings & {
  renews?: string | undefined;
  formId: string;
  step: Exclude<Step, { at: 'form' }>;
  /** The broker whose form is open. */
  filling: BrokerOffer | undefined;
  offers: ReturnType<typeof useOffers>;
  back: ReactNode;
  onStep: (step: Step) => void;
  onStatus: (status: ConnectStatus) => void;
  onDone: (connected: Connected, portfolio: string | undefined) => void;
  onFile: Leaving;
  /** To another page: the dialog closes. */
  onLeave: Leaving;
};

export function ConnectStep(props: Props) {
  const { step, filling, offers, importTo, onStep, onLeave, onFile, onManual } = props;
  const t = useTranslations('connect');
  const nameOf = useOfferName();
  if (step.at === 'types')
    return (
      <IntegrationWays
        inset
        fileTo={importTo}
        onFile={onFile}
        onApi={() => onStep({ at: 'list' })}
        onManual={onManual}
      />
    );
  if (step.at === 'done') return <ConnectedNote connected={step.connected} portfolio={step.portfolio} />;
  const { shown, full, reload, setFull } = offers;
  if (shown.state === 'failed') return <ErrorState failure={shown.failure} onRetry={reload} />;
  if (shown.state !== 'ready') return <Waiting label={t('loading')} />;
  const { portfolios, own } = shown.value;
  const onFull = () => {
    setFull();
    onStep({ at: 'list' });
  };
  return (
    <>
      <div className={styles.back}>{props.back}</div>
      {filling?.isExternal && (
        <ExternalForm
          id={props.formId}
          title={nameOf(filling)}
          currencies={props.currencies}
          portfolios={portfolios}
          known={own.map(({ id }) => id)}
          renews={props.renews}
          backTo={props.backTo}
          onStatus={props.onStatus}
          onConnected={props.onDone}
          onFull={onFull}
        />
      )}
      {filling && !filling.isExternal && (
        <ConnectForm
          // Another broker begins a form of its own.
          key={filling.name}
          id={props.formId}
          offer={filling}
          title={nameOf(filling)}
          currencies={props.currencies}
          portfolios={portfolios}
          renewed={own.find(({ id }) => id === props.renews)}
          setupTo={props.setupTo(filling.name)}
          importTo={importTo}
          onStatus={props.onStatus}
          onConnected={props.onDone}
          onFull={onFull}
          onLeave={onLeave}
        />
      )}
      {!filling && (
        <ConnectList
          offers={shown.value.offers}
          settingsOff={shown.value.settingsOff}
          full={full}
          onLeave={onLeave}
          onChoose={({ name }) => onStep({ at: 'form', broker: name })}
        />
      )}
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status" aria-label={label}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
        <Skeleton key={card} shape="block" width="100%" height={132} />
      ))}
    </div>
  );
}
