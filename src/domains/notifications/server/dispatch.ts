import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { SendingChannel } from '../topics.ts';
import { type DueMessage, duePeople, markUncertain } from './message-store.ts';
import { sendTo } from './send-to.ts';

export type Recipient = {
  id: string;
  email: string;
  /** Whether its owner has confirmed the address. */
  isVerified: boolean;
  name: string;
  locale: 'en' | 'pl';
  isDemo: boolean;
};

/** What became of a message that was handed over. */
export type Outcome =
  | { is: 'sent' }
  /** It will not be taken: there is no such number, the plan has no SMS. */
  | { is: 'refused'; reason: string }
  /** There is nobody to take it, and nothing is wrong with that. */
  | { is: 'dropped'; reason: string }
  | { is: 'later'; seconds: number; reason: string }
  /** It may have gone out: it is not repeated. */
  | { is: 'uncertain'; reason: string };

/** Why messages are not handed over now; those that wait have not been tried. */
export type Hold =
  | { is: 'refused'; reason: string }
  | { is: 'dropped'; reason: string }
  | { is: 'wait'; until: Date; reason: string };

type Way = {
  channel: SendingChannel;
  /** What speaks against it, asked in the transaction that says that they are being handed over. */
  hold?(tx: Tx, to: Recipient, messages: readonly DueMessage[]): Promise<Hold | undefined>;
};
/** Writes messages down in the transaction; what takes them from there repeats itself safely. */
type Writer = Way & {
  write(tx: Tx, to: Recipient, messages: readonly DueMessage[]): Promise<void>;
};
/** Hands messages to somebody outside. */
type Hander = Way & {
  /** So many at once go one by one; more of them, and those without it always, become one. */
  singly?: number;
  hand(to: Recipient, messages: readonly DueMessage[], id: string): Promise<Outcome>;
};
export type Carrier = Writer | Hander;

/** Whoever holds messages longer than this has died. */
const longestHandingMs = 5 * 60_000;
/** What is left then goes on with the next run, the longest waiting first. */
const longestRunMs = 45_000;
const peopleAtOnce = 200;
/** Strangers may be slow, and one must not hold up all others; the database is quick. */
const lanes = { write: 2, hand: 8 };

/**
 * Sends everything that is due, each channel beside the others and several people at a time. Several processes may do so
 * at once: what one holds the others leave alone (rule N-16). Nobody comes twice in a run, whatever became of his messages.
 */
export async function dispatch(services: Services, carriers: readonly Carrier[]): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  await markUncertain(database, new Date(now.getTime() - longestHandingMs), now);
  const ends = performance.now() + longestRunMs;
  await Promise.all(
    carriers.map(async (carrier) => {
      const next = turns(services, carrier.channel);
      const lane = async () => {
        for (let userId = await next(); userId; userId = await next()) {
          await sendTo(services, carrier, userId);
          if (performance.now() > ends) return;
        }
      };
      const count = 'write' in carrier ? lanes.write : lanes.hand;
      await Promise.all(Array.from({ length: count }, lane));
    }),
  );
}

/** Sends what is due to one person: somebody waits for it (rule N-14). */
export async function dispatchTo(
  services: Services,
  carriers: readonly Carrier[],
  userId: string,
): Promise<void> {
  await Promise.all(carriers.map((carrier) => sendTo(services, carrier, userId)));
}

/** One person after the other who has something due; whoever asks waits until it is known who comes next. */
function turns({ database, clock }: Services, channel: SendingChannel): () => Promise<string | undefined> {
  let known: { userId: string; since: Date }[] = [];
  let last: { userId: string; since: Date } | undefined;
  let asking: Promise<void> | undefined;
  let isOver = false;
  const ask = async () => {
    known = await duePeople(database, channel, clock.now(), last, peopleAtOnce);
    last = known.at(-1) ?? last;
    isOver = known.length === 0;
    asking = undefined;
  };
  return async () => {
    while (known.length === 0 && !isOver) {
      asking ??= ask();
      await asking;
    }
    return known.shift()?.userId;
  };
}
