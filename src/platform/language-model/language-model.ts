export const languageModelProviders = ['off', 'openai', 'anthropic', 'ollama'] as const;
export type LanguageModelProvider = (typeof languageModelProviders)[number];

export type CompletionRequest = {
  system: string;
  user: string;
  /** The most that the model may write; reasoning models spend part of it on thinking. */
  maxTokens: number;
  temperature?: number;
  /** Asks for one JSON object. Not every model can be held to it, so the prompt must ask for JSON too. */
  json?: boolean;
  /** Ends the call early; it then rejects with the signal's own reason. */
  signal?: AbortSignal;
};

export type LanguageModel = {
  /** Provider and model, for example "ollama/llama3.2": what a text written by it is labelled with. */
  readonly name: string;
  complete(request: CompletionRequest): Promise<{ text: string }>;
};

/**
 * unreachable: no connection, or it broke off. tooSlow: no complete answer within the time limit.
 * limit: asked too often, or the credit is used up. refused: the key was not accepted.
 * garbled: an answer without a usable text. unavailable: the service says that it cannot answer.
 */
export type LanguageModelFailureKind =
  | 'unreachable'
  | 'tooSlow'
  | 'limit'
  | 'refused'
  | 'garbled'
  | 'unavailable';

/** Every way in which asking a model may end without a text. Anything else that is thrown is a fault of ours. */
export class LanguageModelFailure extends Error {
  readonly kind: LanguageModelFailureKind;
  /** For the operator and the log; never contains the key. */
  readonly detail: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: LanguageModelFailureKind, detail: string, retryAfterSeconds?: number) {
    super(`${kind}: ${detail}`);
    this.name = 'LanguageModelFailure';
    this.kind = kind;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
