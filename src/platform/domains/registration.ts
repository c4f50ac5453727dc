import type { AppEvent, EventKind } from '../events/event-kind.ts';
import type { Binding } from '../http/bind-calls.ts';
import type { JobHandler } from '../jobs/job-queue.ts';
import type { Services } from '../services.ts';
import { type Filling, type Slots, slotsOf } from './slot.ts';

/** What a domain brings to the server. It says so in one file, `server/registration.ts`. */
export type Registration = {
  name: string;
  /** Each declared call with the operation that answers it. */
  calls?(slots: Slots): Binding[];
  /** Background work; a job with a schedule runs by it. */
  jobs?(services: Services, slots: Slots): JobHandler[];
  /** Forgets what has run out; once an hour, in one process. */
  tidyUp?(services: Services): Promise<void>;
  /** What a fresh installation shows; at every start, under the set-up lock. */
  seed?(services: Services): Promise<void>;
  /** The keys of its messages; each has its words in the `common` catalogue under `failure`. */
  failures?: readonly string[];
  events?: readonly EventKind<AppEvent>[];
  /** What it puts into slots of lower domains. */
  fills?: readonly Filling[];
};

/** All domains as one. */
export type JoinedDomains = {
  calls: Binding[];
  jobs(services: Services): JobHandler[];
  tidyUp(services: Services): Promise<void>;
  seed(services: Services): Promise<void>;
  failures: string[];
  events: EventKind<AppEvent>[];
  slots: Slots;
};

export function joinDomains(domains: readonly Registration[]): JoinedDomains {
  const slots = slotsOf(domains.flatMap((domain) => domain.fills ?? []));
  const calls = domains.flatMap((domain) => domain.calls?.(slots) ?? []);
  once(
    'domain',
    domains.map((domain) => domain.name),
  );
  once(
    'call',
    calls.map(({ call }) => call.id),
  );
  const failures = domains.flatMap((domain) => domain.failures ?? []);
  once('failure key', failures);
  const events = domains.flatMap((domain) => domain.events ?? []);
  once(
    'event',
    events.map((event) => event.type),
  );
  return {
    calls,
    jobs: (services) => domains.flatMap((domain) => domain.jobs?.(services, slots) ?? []),
    async tidyUp(services) {
      for (const domain of domains) await domain.tidyUp?.(services);
    },
    async seed(services) {
      for (const domain of domains) await domain.seed?.(services);
    },
    failures,
    events,
    slots,
  };
}

/** Two of one name would answer for each other, silently. */
function once(what: string, names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`${what} ${twice} is registered twice`);
}
