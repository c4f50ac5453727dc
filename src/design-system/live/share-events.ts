export const eventNames = [
  'MarketChanged',
  'PortfolioChanged',
  'UserPortfolioChanged',
  'NotificationAdded',
  'SimulationChanged',
  'IntegrationChanged',
  'ReportsChanged',
  'ChangeMade',
  'PlanChanged',
  'Resync',
] as const;
export type EventName = (typeof eventNames)[number];

/** The little that is used of an `EventSource`. */
export type Source = {
  readonly readyState: number;
  addEventListener(name: string, listener: () => void): void;
  close(): void;
};
/** The little that is used of a `BroadcastChannel`. */
export type Channel = {
  postMessage(message: string): void;
  onmessage: ((message: { data: unknown }) => void) | null;
  close(): void;
};
/** `navigator.locks`, as far as it is used. */
export type Locks = {
  request(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    held: (lock: unknown) => unknown,
  ): Promise<unknown>;
};

export type Browser = {
  /** Of the stream: tabs with the same name share one. */
  name: string;
  openSource: () => Source;
  locks?: Locks;
  openChannel?: () => Channel;
};

const closed = 2;
const firstRetry = 5_000;
const longestRetry = 240_000;

/**
 * One event stream for all tabs of a browser: the tab that holds the lock listens to the server and passes on what
 * it hears; when it goes, the next one takes over. Where a browser lacks the means, each tab listens for itself.
 * `late` is for a page that may already be older than what happened last: it is told `Resync` at the beginning.
 * Returns how to stop.
 */
export function shareEvents(browser: Browser, onEvent: (name: EventName) => void, late = false): () => void {
  const { name: lockName, locks, openChannel, openSource } = browser;
  if (!locks || !openChannel) return listen(openSource, onEvent, late);
  const channel = openChannel();
  channel.onmessage = ({ data }) => {
    if (isEventName(data)) onEvent(data);
  };
  const tellAll = (name: EventName) => {
    onEvent(name);
    channel.postMessage(name);
  };
  const leaving = new AbortController();
  const lead = (missed: boolean) =>
    new Promise<void>((release) => {
      if (leaving.signal.aborted) return release();
      const stop = listen(openSource, tellAll, missed);
      leaving.signal.addEventListener('abort', () => {
        stop();
        release();
      });
    });
  locks
    .request(lockName, { ifAvailable: true }, (lock) => {
      if (lock) return lead(late);
      if (late && !leaving.signal.aborted) onEvent('Resync');
      // Whoever takes over later may have missed what happened while nobody listened.
      locks.request(lockName, { signal: leaving.signal }, () => lead(true)).catch(() => {});
    })
    .catch(() => {});
  return () => {
    leaving.abort();
    channel.close();
  };
}

/** Listens to the server; after every gap says `Resync`, because what happened in it is unknown. */
function listen(openSource: () => Source, tell: (name: EventName) => void, missed: boolean): () => void {
  let gap = missed;
  let wait = firstRetry;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: Source;
  const open = () => {
    source = openSource();
    for (const name of eventNames) source.addEventListener(name, () => tell(name));
    source.addEventListener('open', () => {
      if (gap) tell('Resync');
      gap = true;
      wait = firstRetry;
    });
    source.addEventListener('error', () => {
      // The browser reconnects by itself, except after a refusal.
      if (source.readyState !== closed) return;
      clearTimeout(timer);
      timer = setTimeout(open, wait);
      wait = Math.min(wait * 2, longestRetry);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

function isEventName(value: unknown): value is EventName {
  return eventNames.some((name) => name === value);
}
