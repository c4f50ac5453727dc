/** What a card of the dashboard shows. `ready` does not promise every figure: those without a price or rate are null. */
export type CardState<Data> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'error'; onRetry?: () => void }
  | { state: 'ready'; data: Data };
