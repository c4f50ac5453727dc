import { useCallback, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import type { SelectOption } from '../../../../design-system/inputs/select.tsx';
import { confirm } from '../../../../design-system/overlays/confirm.ts';
import { Dialog } from '../../../../design-system/overlays/dialog.tsx';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../../design-system/overlays/toast.ts';
import { useDiscardQuestion } from '../../../../design-system/overlays/use-discard-question.ts';
import { BrokerMark } from '../broker-mark.tsx';
import { type BrokerOffer, canBeConnected } from '../grid/broker-offers.ts';
import { useOfferName } from '../grid/use-offer-name.ts';
import { type ConnectStatus, untouched } from './connect-form.tsx';
import type { ConnectModalProps, ConnectResult } from './connect-modal.ts';
import { ConnectStep } from './connect-step.tsx';
import { firstStep, type Step, stepBefore } from './connect-steps.ts';
import type { ConnectPortfolio } from './connect-values.ts';
import type { Connected } from './use-connect-form.ts';
import { useOffers } from './use-offers.ts';

export type ConnectSettings = {
  currencies: readonly SelectOption[];
  portfolios: () => Promise<readonly ConnectPortfolio[]>;
  /** How many connections the plan allows. */
  most: number;
  importTo: string;
  /** Where the aggregator sends people back to. */
  backTo: string;
  setupTo: (broker: string) => string;
  /** The third way: by hand. */
  onManual: () => void;
  /** The list of connections is to be read again. */
  onConnected: () => void;
};

export type ConnectDialogProps = ConnectModalProps & ConnectSettings & ModalProps<ConnectResult>;

/** By which way, which broker, its keys; then that it is connected. */
export function ConnectDialog(props: ConnectDialogProps) {
  const { open, onClose, onboarding = false, onConnected } = props;
  const t = useTranslations('connect');
  const ui = useTranslations('ui');
  const nameOf = useOfferName();
  const formId = useId();
  const [first] = useState(() => firstStep(props));
  const [step, setStep] = useState<Step>(first);
  const [status, setStatus] = useState<ConnectStatus>(untouched);
  const offers = useOffers(props, step.at !== 'types');
  const filling = offerOf(step, offers);
  const go = useCallback((to: Step) => {
    setStatus(untouched);
    setStep(to);
  }, []);
  const before = stepBefore(filling ? step : shownStep(step), { first, renews: props.renews, onboarding });
  const back = useBack(before, status.edited, go);
  const end = () =>
    onClose(step.at === 'done' ? { id: step.connected.id } : onboarding ? { way: 'end' } : undefined);
  const close = useClosing(onboarding && step.at !== 'done', end);
  const onDone = (connected: Connected, portfolio: string | undefined) => {
    toast.success(t('connected', { integration: connected.name }));
    go({ at: 'done', connected, portfolio });
    onConnected();
  };
  return (
    <Dialog
      open={open}
      onClose={() => void close()}
      title={
        filling
          ? t(props.renews ? 'renewTitle' : 'title', { broker: nameOf(filling) })
          : t(`titles.${titleOf(step, onboarding)}`)
      }
      mark={filling && <BrokerMark name={filling.name} />}
      description={filling ? t('reads') : step.at === 'types' ? t('typesText') : undefined}
      filled={!onboarding && filling !== undefined && status.edited}
      footerStart={back && <BackButton {...back} />}
      footer={
        step.at === 'done' ? (
          <Button variant="primary" onClick={() => void close()}>
            {t('close')}
          </Button>
        ) : (
          filling && (
            <>
              <Button onClick={() => (onboarding ? void close() : end())}>{ui('cancel')}</Button>
              <Button
                type="submit"
                form={formId}
                variant="primary"
                loading={status.sending}
                disabled={!status.ready}
              >
                {t(status.action)}
              </Button>
            </>
          )
        )
      }
    >
      <ConnectStep
        {...props}
        formId={formId}
        step={shownStep(step)}
        filling={filling}
        offers={offers}
        back={back && <BackButton {...back} />}
        onStep={go}
        onStatus={setStatus}
        onDone={onDone}
        onManual={() => {
          onClose(onboarding ? { way: 'manual' } : undefined);
          if (!onboarding) props.onManual();
        }}
        onFile={(event) => {
          if (onboarding) event.preventDefault();
          onClose(onboarding ? { way: 'file' } : undefined);
        }}
        onLeave={(event) => {
          if (onboarding) event.preventDefault();
          onClose(onboarding ? { leaveTo: event.currentTarget.href } : undefined);
        }}
      />
    </Dialog>
  );
}

/** The broker whose form is open. At the plan's limit none is, wherever it was asked for. */
function offerOf(step: Step, { shown, full }: ReturnType<typeof useOffers>): BrokerOffer | undefined {
  if (step.at !== 'form' || shown.state !== 'ready' || full !== null) return undefined;
  return shown.value.offers.find((offer) => offer.name === step.broker && canBeConnected(offer));
}

/** A form that cannot be opened leaves the list. */
function shownStep(step: Step): Exclude<Step, { at: 'form' }> {
  return step.at === 'form' ? { at: 'list' } : step;
}

function titleOf(step: Step, onboarding: boolean): 'types' | 'first' | 'list' | 'done' {
  const { at } = shownStep(step);
  return at === 'types' && onboarding ? 'first' : at;
}

type Back = { label: 'backToList' | 'backToTypes'; onBack: () => void };

/** The way back, which asks where something typed would be lost. */
function useBack(before: Step | null, edited: boolean, go: (to: Step) => void): Back | null {
  const mayDiscard = useDiscardQuestion();
  if (!before) return null;
  return {
    label: before.at === 'list' ? 'backToList' : 'backToTypes',
    onBack: async () => {
      if (!edited || (await mayDiscard())) go(before);
    },
  };
}

function BackButton({ label, onBack }: Back) {
  const t = useTranslations('connect');
  return (
    <Button variant="text" icon="arrow-left" onClick={onBack}>
      {t(label)}
    </Button>
  );
}

/** Closing the first steps ends them: that is asked first. */
function useClosing(asks: boolean, end: () => void): () => Promise<void> {
  const t = useTranslations('connect.ending');
  return async () => {
    const question = { title: t('title'), body: t('text'), confirmLabel: t('end'), cancelLabel: t('stay') };
    if (!asks || (await confirm(question))) end();
  };
}
