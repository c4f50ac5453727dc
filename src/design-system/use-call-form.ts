import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { ApiFailure, callApi } from '../foundation/call-api.ts';
import type { AnyCall, CallArguments, CallOutput } from '../foundation/contract.ts';
import { type FailureKey, failureKeys } from '../foundation/failure.ts';

type BodyOf<C> = CallArguments<C> extends { body: infer B } ? B : never;

type Options<C extends AnyCall, Values extends FieldValues> = {
  defaults: DefaultValues<Values>;
  params?: Record<string, string>;
  /** Turns what the form holds into the call's body; the same by default. */
  toBody?: (values: Values) => BodyOf<C>;
  onDone: (output: CallOutput<C>, values: Values) => void | Promise<void>;
  /** Tells what concerns no single field. Field errors stand under their fields. */
  onFailure: (message: string, failure: ApiFailure) => void;
};

/**
 * A form for one call: validated by the call's own schema before it is sent and by the same schema on the server,
 * whose field errors come back to their fields. Any edit of a field clears its error.
 */
export function useCallForm<C extends AnyCall, Values extends FieldValues = BodyOf<C> & FieldValues>(
  call: C,
  options: Options<C, Values>,
) {
  const t = useTranslations('common');
  const locale = useLocale();
  const toBody = options.toBody ?? ((values: Values) => values as unknown as BodyOf<C>);
  const form = useForm<Values>({
    defaultValues: options.defaults,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: resolverOf(call.body, toBody) as Resolver<Values>,
  });

  const messageOf = (key: string | undefined): string | undefined => {
    if (!key) return undefined;
    const known = failureKeys.find((candidate) => candidate === key);
    return known ? t(`failure.${known}`) : t('failure.invalid');
  };

  const submit = form.handleSubmit(async (values) => {
    try {
      const output = await callApi(
        call,
        { params: options.params, body: toBody(values) } as unknown as CallArguments<C>,
        locale,
      );
      await options.onDone(output, values);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const unplaced = placeErrors(error.errors, Object.keys(form.getValues()), (field, key) =>
        form.setError(field as Path<Values>, { type: 'server', message: key }),
      );
      if (unplaced) options.onFailure(describeFailure(error, unplaced, t), error);
    }
  });

  return {
    form,
    submit,
    sending: form.formState.isSubmitting,
    /** The message under a field, in the reader's language. */
    errorOf: (field: Path<Values>) => messageOf(form.getFieldState(field, form.formState).error?.message),
    /** Registers a field so that editing it clears its error. */
    field: (name: Path<Values>) => form.register(name, { onChange: () => form.clearErrors(name) }),
  };
}

type Words = ReturnType<typeof useTranslations<'common'>>;

function describeFailure(failure: ApiFailure, key: FailureKey | 'none', t: Words): string {
  if (key !== 'none') return t(`failure.${key}`);
  if (failure.status === 0) return t('error.offline');
  if (failure.status === 429)
    return t('error.tooMany', { minutes: Math.ceil((failure.retryAfterSeconds ?? 60) / 60) });
  if (failure.status === 409) return t('error.conflict');
  if (failure.status === 403) return t('error.upgrade');
  return t('error.general');
}

/** Puts errors under their fields; gives back the first key without a field, or 'none' if the failure named no field at all. */
function placeErrors(
  errors: Record<string, FailureKey[]>,
  fields: string[],
  place: (field: string, key: FailureKey) => void,
): FailureKey | 'none' | null {
  const entries = Object.entries(errors);
  if (entries.length === 0) return 'none';
  let unplaced: FailureKey | null = null;
  for (const [field, [key]] of entries) {
    if (!key) continue;
    if (fields.includes(field)) place(field, key);
    else unplaced ??= key;
  }
  return unplaced;
}

/** Lets react-hook-form ask the contract. */
function resolverOf<Values extends FieldValues>(
  schema: z.ZodMiniType | undefined,
  toBody: (values: Values) => unknown,
): Resolver<Values> {
  return async (values) => {
    const result = schema?.safeParse(toBody(values)) ?? { success: true as const };
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.error.issues) {
      const field = issue.path.map(String).join('.') || 'root';
      errors[field] ??= { type: 'contract', message: issue.message };
    }
    return { values: {}, errors: errors as never };
  };
}
