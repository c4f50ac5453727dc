/** A card is loading, empty, failed or there; what is there may be partial: some of its figures are not known. */
export type CardState<Data> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'error'; onRetry?: () => void }
  | { state: 'ready'; data: Data };
