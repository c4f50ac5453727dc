/** What a browser gave us to reach it by. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

export type PushOptions = {
  /** How long the push service keeps it for a device that is off. */
  ttlSeconds: number;
  urgency?: 'very-low' | 'low' | 'normal' | 'high';
  /** A later message of the same topic takes the place of one that still waits. */
  topic?: string;
};

/** Messages to browsers, by the push service of each. What does not work out is a HandoverFailure that says what is known. */
export type Push = {
  /** What browsers subscribe with; made on the first start. */
  publicKey(): Promise<string>;
  /** Whether somebody's browser may be reached there, and with such keys. */
  accepts(address: PushAddress): boolean;
  send(to: PushAddress, payload: string, options: PushOptions): Promise<void>;
};

/** A message, its wrapping and its padding fit into the 4096 bytes that every push service takes. */
export const mostPayloadBytes = 3072;
