import type { BrokerConnection, ConnectOptions } from '../broker-port.ts';

/** What the operator has from the aggregator. */
export type AggregatorKeys = { clientId: string; consumerKey: string };

/** A person as the aggregator knows one. The secret is told once, on registration. */
export type AggregatorUser = { userId: string; userSecret: string };

export type AggregatorConnection = {
  id: string;
  /** The broker's name as the aggregator writes it. */
  broker: string;
  /** The person must log in at the broker again. */
  isDisabled: boolean;
  canTrade: boolean;
};

export type LoginOptions = {
  /** Where the aggregator sends the person back to. */
  redirectUrl: string;
  /** Only this broker, by the aggregator's name of it. */
  broker?: string | undefined;
  /** A connection that is disabled and shall work again. */
  reconnect?: string | undefined;
  isDark?: boolean | undefined;
};

/** A house that connects to brokers for us: people log in there, and we read what it read. */
export type Aggregator = {
  register(userId: string): Promise<AggregatorUser>;
  /** The page on which a person connects a broker; it may be opened for five minutes. */
  loginLink(user: AggregatorUser, options: LoginOptions): Promise<string>;
  connections(user: AggregatorUser): Promise<AggregatorConnection[]>;
  /** Forgets a person and all connections of theirs; nothing where there is no such person. */
  forget(userId: string): Promise<void>;
  disconnect(user: AggregatorUser, connection: string): Promise<void>;
  /** One connection behind the port of all brokers. */
  connect(user: AggregatorUser, connection: string): BrokerConnection;
};

export type CreateAggregator = (keys: AggregatorKeys, options: Omit<ConnectOptions, 'isDemo'>) => Aggregator;
