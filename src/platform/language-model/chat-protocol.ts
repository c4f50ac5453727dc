import * as z from 'zod/mini';
import { type CompletionRequest, LanguageModelFailure } from './language-model.ts';

export type ChatBody = Record<string, unknown>;

/** What differs between the services: where to ask, how to sign, what to send, and where the text lies. */
export type ChatProtocol = {
  usualUrl: string;
  /** The full path to ask at, from the path of the address that the operator wrote. */
  path(written: string): string;
  headers(key: string): Record<string, string>;
  body(model: string, request: CompletionRequest, unsupported: ReadonlySet<string>): ChatBody;
  /** Fields that some models refuse with a 400; after that they are left out, or another takes their place. */
  optionalFields: readonly string[];
  textOf(answer: unknown): string;
};

/** An answer in the shape that the service documents, or a failure that names the first thing that differs. */
export function shaped<S extends z.ZodMiniType>(shape: S, answer: unknown): z.infer<S> {
  const read = z.safeParse(shape, answer);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new LanguageModelFailure('garbled', `unexpected answer at ${issue?.path.join('.') || 'its root'}`);
}

/** Half a sentence, or half an object, is worse than none. */
export function refuseUnfinished(
  reason: string | null | undefined,
  cutShort: string,
  declined: string,
): void {
  if (reason === cutShort) throw new LanguageModelFailure('garbled', 'cut short by the limit of tokens');
  if (reason === declined) throw new LanguageModelFailure('garbled', 'the model declined to answer');
}
