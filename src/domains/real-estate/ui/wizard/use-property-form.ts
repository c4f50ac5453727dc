import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCallForm } from '../../../../design-system/forms/use-call-form.ts';
import { newId } from '../../../../foundation/ids.ts';
import { createProperty, type PropertyRecord, updateProperty } from '../../contract.ts';
import {
  fieldOf,
  newProperty,
  type PropertyValues,
  propertyBody,
  propertyValues,
  requiredFields,
  wizardErrors,
} from './property-values.ts';

type Input = {
  property: PropertyRecord | undefined;
  currencyId: string;
  onSaved: (saved: PropertyRecord) => void;
  /** Something of an earlier step is wrong after all. */
  onRefused: (step: number) => void;
};

export type PropertyForm = ReturnType<typeof usePropertyForm>;

export function usePropertyForm({ property, currencyId, onSaved, onRefused }: Input) {
  const t = useTranslations('realEstate.wizard');
  // Sent twice by a double click it still makes one property.
  const [submission] = useState(() => newId());
  const [initial] = useState(() => (property ? propertyValues(property) : newProperty(currencyId)));
  // Both calls take the same body and answer the same record.
  const call = (property ? updateProperty : createProperty) as typeof createProperty;
  const { form, submit, sending, refusal, errorIn, errorOf, field, edited, set } = useCallForm<
    typeof createProperty,
    PropertyValues
  >(call, {
    defaults: initial,
    params: property && { id: property.id },
    toBody: (values) =>
      propertyBody(values, property ? { version: property.version } : { submission_id: submission }),
    fieldOf,
    check: wizardErrors,
    onDone: ({ data }) => onSaved(data),
    onFailure: (message, failure, refuse) => refuse(failure.status === 409 ? t('conflict') : message),
  });
  const values = form.watch();
  return {
    values,
    edited,
    sending,
    refusal,
    field,
    set: <Name extends keyof PropertyValues>(name: Name, value: PropertyValues[Name]) =>
      set(name, value as never),
    errorIn,
    /** Prices of this form begin at one, wherever else they begin above zero. */
    errorOf: (name: keyof PropertyValues) =>
      errorIn(name) === 'valueError' ? t('atLeastOne') : errorOf(name),
    isRequiredRight: () => form.trigger([...requiredFields], { shouldFocus: true }),
    save: async () => {
      await submit();
      const isWrong = (name: keyof PropertyValues) => form.getFieldState(name).invalid;
      if (requiredFields.some(isWrong)) onRefused(0);
      else if (Object.keys(values).some((name) => isWrong(name as keyof PropertyValues))) onRefused(1);
    },
  };
}
