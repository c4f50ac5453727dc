import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { BrokerName } from '../../broker-port.ts';
import { connectIntegration, type IntegrationOutput, renewIntegration } from '../../contract.ts';
import type { BrokerOffer } from '../grid/broker-offers.ts';
import { notSet, type Validation, validationAfter } from './connect-validation.ts';
import {
  type ConnectPortfolio,
  type ConnectValues,
  fieldOf,
  firstValues,
  keysOf,
  missingIn,
  portfolioFor,
  valuesOf,
} from './connect-values.ts';

export type Connected = CallOutput<typeof connectIntegration>['data'];
export type ConnectForm = ReturnType<typeof useConnectForm>;

type Options = {
  offer: BrokerOffer;
  portfolios: readonly ConnectPortfolio[];
  /** Gets new keys, and is otherwise as it was. */
  renewed: IntegrationOutput | undefined;
  onConnected: (connected: Connected) => void;
  /** The plan holds no more. */
  onFull: () => void;
};

export function useConnectForm({ offer, portfolios, renewed, onConnected, onFull }: Options) {
  const t = useTranslations('connect');
  const [initial] = useState(() => (renewed ? valuesOf(renewed) : firstValues(offer, portfolios)));
  const [validation, setValidation] = useState<Validation>(notSet);
  const [message, setMessage] = useState('');
  const [wasRefused, setRefused] = useState(false);
  // Both answer the same; the one that renews takes the keys alone.
  const used = (renewed ? renewIntegration : connectIntegration) as typeof connectIntegration;
  const call = useCallForm<typeof connectIntegration, ConnectValues>(used, {
    defaults: initial,
    params: renewed && { id: renewed.id },
    check: (values) => missingIn(offer, values),
    fieldOf: (name) => fieldOf(offer, name),
    toBody: (values) => ({
      name: offer.name as BrokerName,
      is_demo: values.environment === 'demo',
      currency_id: values.currency_id,
      portfolio_id: values.portfolio_id || undefined,
      portfolios: values.portfolios,
      configuration: keysOf(offer, values),
    }),
    onDone: ({ data }) => onConnected(data),
    onFailure: (text, failure) => {
      // Which of the two limits it is the answer does not say.
      const isPortfolios = call.form.getValues('portfolios') === 'each';
      if (failure.upgrade && !isPortfolios) return onFull();
      const found = validationAfter(failure);
      setMessage(failure.upgrade ? t('noRoomForEach') : text);
      setValidation(found);
      if (found.status === 'notValidated') setRefused(true);
    },
    onEdit: () => setValidation(notSet),
  });
  const values = call.form.watch();
  return {
    ...call,
    values,
    validation,
    /** What the call said of a failure, in the reader's language. */
    message,
    /** The keys were refused once, whatever was edited since. */
    wasRefused,
    submit: (event: React.FormEvent) => {
      setValidation(notSet);
      return call.submit(event);
    },
    chooseCurrency: (currencyId: string) => {
      // The portfolio follows the currency until it is chosen.
      if (!call.form.formState.dirtyFields.portfolio_id)
        call.form.setValue('portfolio_id', portfolioFor(portfolios, currencyId));
      call.set('currency_id', currencyId);
    },
  };
}
