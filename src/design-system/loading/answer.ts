export type Loaded<Value> =
  | { state: 'idle' | 'loading' }
  | { state: 'failed'; failure: unknown }
  | { state: 'ready'; value: Value };

/** The last answer, and to which question: what is asked for, and for the how manieth time. */
export type Answer<Value> = { of: string; round: number } & Exclude<
  Loaded<Value>,
  { state: 'idle' | 'loading' }
>;

/** What is known of what is asked for now. An answer to another question, or to an earlier round, is none. */
export function shownOf<Value>(
  answer: Answer<Value> | undefined,
  key: string | null,
  round: number,
): Loaded<Value> {
  if (key === null) return { state: 'idle' };
  return answer?.of === key && answer.round === round ? answer : { state: 'loading' };
}

/** The newest value, whatever it answers: to be kept in sight until the next. A failure leaves none. */
export function keptOf<Value>(answer: Answer<Value> | undefined): { of: string; value: Value } | undefined {
  return answer?.state === 'ready' ? answer : undefined;
}
