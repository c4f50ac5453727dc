import type { DecimalText } from '../../foundation/decimal.ts';
import type { Booking, InstrumentHint, Left, Money, RejectedReason } from '../imports/booking.ts';

/** Named as file formats name their broker, so that a booking has the same key whichever way it came. */
export const brokerNames = [
  'demo',
  'exante',
  'trading212',
  'interactive-brokers',
  'alpaca',
  'kraken',
  'binance',
  'coinbase',
] as const;
export type BrokerName = (typeof brokerNames)[number];

/** Who reads accounts at many more brokers for us. */
export const aggregatorName = 'snaptrade';
export const connectionNames = [...brokerNames, aggregatorName] as const;
export type ConnectionName = (typeof connectionNames)[number];

/** What a person enters, whatever the broker calls it. */
export type Credentials = { applicationId: string; accessKey: string; clientId?: string | undefined };

export type CredentialField = {
  name: keyof Credentials;
  /** Which of our labels it stands under. */
  label: 'applicationId' | 'sharedKey' | 'secretKey' | 'clientId';
  /** What it is called on the broker's own pages: a name, in no language of ours. */
  brokersWord: string;
};

export type ConnectOptions = {
  /** The broker's practice environment; it has keys of its own. */
  isDemo: boolean;
  /** Leads to another server than the broker's. */
  baseUrl?: string | undefined;
  /** Ends whatever is under way. */
  signal?: AbortSignal | undefined;
  fetch?: typeof fetch | undefined;
  /** Of one request. */
  timeoutMs?: number | undefined;
  /** Of one answer. */
  maxBytes?: number | undefined;
  now?: (() => Date) | undefined;
  sleep?: ((ms: number) => Promise<void>) | undefined;
};

/** A broker as we can connect to it. */
export type BrokerAdapter = {
  readonly name: ConnectionName;
  /** Its proper name. */
  readonly title: string;
  readonly hasDemo: boolean;
  readonly hasReal: boolean;
  /** One pair of keys may open several accounts. */
  readonly hasSeveralAccounts?: boolean;
  readonly fields: readonly CredentialField[];
  connect(credentials: Credentials, options: ConnectOptions): BrokerConnection;
};

/** Every call but `validate` ends with its answer or a `BrokerFailure`. */
export type BrokerConnection = {
  /** Fails only where the broker could not be asked. */
  validate(): Promise<Validation>;
  accounts(): Promise<BrokerAccount[]>;
  /** Cash, by currency; currencies without any may be left out. */
  balances(account: string): Promise<Money[]>;
  positions(account: string): Promise<BrokerPosition[]>;
  /**
   * The next activities after a cursor, oldest page first or not as the broker pages. Without a cursor from the
   * beginning. Each arrives at least once: the days before the cursor are read again, so that one with a known `id`
   * and other contents is a correction. In one page nothing stands twice. Bookings name their account where files of
   * the same broker do: the key of a booking is the same whichever way it came.
   */
  activities(account: string, cursor?: string): Promise<ActivityPage>;
};

export type CredentialRefusal =
  | 'wrongKeys'
  | 'expired'
  /** The keys may not read what we need. */
  | 'noPermission'
  /** The keys could move money away: we do not keep such. */
  | 'canWithdraw'
  /** The broker takes them from other addresses only. */
  | 'wrongAddress';

export type Refused = {
  is: 'refused';
  reason: CredentialRefusal;
  /** The field that is wrong, where the broker tells. */
  field?: keyof Credentials | undefined;
};
export type Validation = { is: 'ok'; warnings: readonly 'canTrade'[] } | Refused;

export type BrokerAccount = {
  id: string;
  name?: string | undefined;
  /** Its own currency, where it has one. */
  currency?: string | undefined;
};

export type BrokerPosition = {
  instrument: InstrumentHint;
  /** Negative where more was sold than held. */
  units: DecimalText;
  price?: Money | undefined;
  averagePrice?: Money | undefined;
};

export type ActivityPage = {
  bookings: Booking[];
  /** What the broker told and nobody here understands; it is shown, never dropped. */
  rejected: Left<RejectedReason>[];
  /** Ids of bookings given earlier that the broker took back. */
  cancelled: string[];
  /** Where to go on, now or at the next synchronisation. Opaque, without secrets. */
  cursor: string;
  /** Nothing more for now. */
  isLast: boolean;
};

export type BrokerFailureKind =
  /** Asked too often. */
  | 'rateLimited'
  /** Keys that worked no longer do. */
  | 'credentials'
  /** Out of reach, slow, or broken off. */
  | 'unavailable'
  /** The answer is not what the broker documents. */
  | 'changed';

/** Every way in which asking a broker may end without an answer. Anything else that is thrown is a fault of ours. */
export class BrokerFailure extends Error {
  readonly kind: BrokerFailureKind;
  /** For the operator and the log; never contains a key. */
  readonly detail: string;
  readonly retryAfterSeconds: number | undefined;
  readonly refused: Refused | undefined;

  constructor(
    kind: BrokerFailureKind,
    detail: string,
    more: { retryAfterSeconds?: number | undefined; refused?: Omit<Refused, 'is'> | undefined } = {},
  ) {
    super(`${kind}: ${detail}`);
    this.name = 'BrokerFailure';
    this.kind = kind;
    this.detail = detail;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.refused =
      kind === 'credentials' ? { is: 'refused', ...(more.refused ?? { reason: 'wrongKeys' }) } : undefined;
  }
}

export function refusedFor(
  reason: CredentialRefusal,
  detail: string,
  field?: keyof Credentials,
): BrokerFailure {
  return new BrokerFailure('credentials', detail, { refused: { reason, ...(field && { field }) } });
}
