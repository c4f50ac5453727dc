import type { Readable } from 'node:stream';
import { Failure } from '../../foundation/failure.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import type { Actor } from './actor.ts';

/** A file an operation answers with instead of JSON. */
export class FileAnswer {
  readonly contentType: string;
  /** Where it may be large, what reads it and how long it is. */
  readonly bytes: Buffer | { size: number; read(): Readable };
  readonly fileName: string | null;
  readonly cache: string;
  constructor(contentType: string, bytes: FileAnswer['bytes'], fileName: string | null, cache = 'no-store') {
    this.contentType = contentType;
    this.bytes = bytes;
    this.fileName = fileName;
    this.cache = cache;
  }
}

/** An address that an operation leads to instead of answering: made for this caller and this moment. */
export class RedirectAnswer {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}

/** What another server sent, with the header that signs it; see `signedBy` of a call. */
export type SignedBody = { bytes: Buffer; signature: string };

/** What an operation answers while what was asked for is still being made: 202, with how far it is. */
export class AcceptedAnswer {
  readonly result: object;
  constructor(result: object) {
    this.result = result;
  }
}

/** Everything an operation may know about the request it serves. */
export type Context = {
  services: Services;
  actor: Actor | null;
  requestId: string;
  address: string;
  /** Where the product is, as the caller knows it. */
  origin(): string;
  userAgent: string;
  /** Language the caller reads, for mails and words the server chooses. */
  locale: 'en' | 'pl';
  log: Log;
  /** Opens a session in the caller's browser, or ends it; the CSRF token follows. */
  openSession(session: { id: string; token: string; expiresAt: Date | null }): void;
  endSession(): void;
  renewCsrf(): void;
  /** What a form of this caller carries that may be sent at once: for one that was open too long. */
  formToken(): string;
  /** What this device is known by, if the account of this key has signed in on it before. */
  knownDevice(account: string): string | null;
  rememberDevice(account: string): void;
  /** What this browser was given to show again at a place that has a password of its own. */
  passFor(place: string): string | null;
  givePass(place: string, pass: string, seconds: number): void;
  /** What the caller's browser remembers of what it may load of others. */
  keptConsent(): string | undefined;
  /** Remembers in the caller's browser what it may load of others, for so many days. */
  keepConsent(value: string, days: number): void;
  /** Removes cookies that others have set in our name. */
  dropCookies(isTheirs: (name: string) => boolean): void;
};

/** The signed-in caller. The contract already refused everyone else; this makes it known to the types. */
export function actorOf(context: Context): Actor {
  if (!context.actor) throw new Failure({ kind: 'unauthenticated' });
  return context.actor;
}
