import { type BaseSyntheticEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { useLocale } from 'use-intl';
import { ApiFailure, callApi } from '../../foundation/call-api.ts';
import type { AnyCall, CallArguments, CallOutput } from '../../foundation/contract.ts';
import type { FieldErrors as ErrorsByField } from '../../foundation/failure.ts';
import { useErrorText, useFailureText } from '../use-failure-text.ts';
import { placeErrors, schemaErrors } from './form-errors.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

type BodyOf<C> = CallArguments<C> extends { body: infer B } ? B : never;

type Options<C extends AnyCall, Values extends FieldValues> = {
  defaults: DefaultValues<Values>;
  params?: Record<string, string>;
  /** Turns what the form holds into the call's body; the same by default. */
  toBody?: (values: Values) => BodyOf<C>;
  /** The form's field for one of the call, where it is named otherwise; null where the form shows none. */
  fieldOf?: (name: string, values: Values) => Path<Values> | null;
  /** What the schema cannot tell before it is sent, under the call's names. */
  check?: (values: Values) => ErrorsByField;
  onDone: (output: CallOutput<C>, values: Values) => void | Promise<void>;
  /**
   * Tells what concerns no single field; by default the form keeps it as its refusal. Field errors stand under their
   * fields.
   */
  onFailure?: (message: string, failure: ApiFailure, refuse: (message: string) => void) => void;
  /** Something was edited: what is kept of a failure elsewhere is out of date. */
  onEdit?: () => void;
};

/**
 * A form for one call: validated by the call's own schema before it is sent and by the same schema on the server,
 * whose field errors come back to their fields. Any edit clears what the form says is wrong (rule U-13).
 */
export function useCallForm<C extends AnyCall, Values extends FieldValues = BodyOf<C> & FieldValues>(
  call: C,
  options: Options<C, Values>,
) {
  const locale = useLocale();
  const errorText = useErrorText();
  const failureText = useFailureText();
  const [params, setParams] = useState<Readonly<Record<string, string>>>({});
  const [refusal, refuse] = useState<string>();
  const { onFailure = refuse } = options;
  const once = useOneAtATime();
  const toBody = options.toBody ?? ((values: Values) => values as unknown as BodyOf<C>);
  const fieldIn = (values: Values) => (name: string) =>
    options.fieldOf ? options.fieldOf(name, values) : (name.split('.')[0] ?? '') in values ? name : null;

  const resolver: Resolver<Values> = async (values) => {
    const reported = [
      ...schemaErrors(call.body, toBody(values)),
      ...Object.entries(options.check?.(values) ?? {}),
    ];
    const { errors } = placeErrors(reported, fieldIn(values));
    const wrong = Object.entries(errors).map(([field, message]) => [field, { type: 'contract', message }]);
    if (wrong.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(wrong) as FieldErrors<Values> };
  };
  const form = useForm<Values>({
    defaultValues: options.defaults,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver,
  });

  const send = form.handleSubmit(async (values) => {
    setParams({});
    try {
      const args = { params: options.params, body: toBody(values) } as unknown as CallArguments<C>;
      await options.onDone(await callApi(call, args, locale), values);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const { errors, unplaced } = placeErrors(Object.entries(failure.errors), fieldIn(values));
      setParams(failure.params);
      for (const [field, message] of Object.entries(errors))
        form.setError(field as Path<Values>, { type: 'server', message });
      const isPlaced = Object.keys(errors).length > 0 && !unplaced;
      if (!isPlaced) onFailure(failureText(failure, unplaced ?? undefined), failure, refuse);
    }
  });
  const clear = () => {
    form.clearErrors();
    refuse(undefined);
    options.onEdit?.();
  };
  const errorIn = (field: Path<Values>) => form.getFieldState(field, form.formState).error?.message;

  return {
    form,
    submit: async (event?: BaseSyntheticEvent) => {
      event?.preventDefault();
      await once(() => {
        refuse(undefined);
        return send(event);
      });
    },
    sending: form.formState.isSubmitting,
    /** Why it was not saved, where no single field is to blame. */
    refusal,
    refuse,
    /** Figures that the server's errors name. */
    params,
    /** The error of a field. */
    errorIn,
    /** The message under a field, in the reader's language. */
    errorOf: (field: Path<Values>) => errorText(errorIn(field)),
    /** Whether something was entered that is not saved. */
    edited: Object.keys(form.formState.dirtyFields).length > 0,
    /** Registers a field so that editing it clears the errors. */
    field: (name: Path<Values>) => form.register(name, { onChange: clear }),
    /** Edits a field that registers no input of the browser. */
    set: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => {
      form.setValue(name, value, { shouldDirty: true });
      clear();
    },
  };
}
