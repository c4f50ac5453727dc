import { createContext } from 'react-router';
import type { AnyCall, CallArguments, CallOutput } from '../foundation/contract.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Actor } from '../platform/http/actor.ts';

export type Theme = 'light' | 'dark';

/** What the operator set about the public face of the installation. */
export type SiteInfo = {
  origin: string;
  blogUrl: string | null;
  apiDocsUrl: string | null;
  socialUrls: string[];
  /** Whether there are plans at all. */
  plans: boolean;
  /** Whether there is VAT in their prices. */
  vat: boolean;
  demo: { email: string; password: string } | null;
  simulated: boolean;
  /** Whether the gallery of design primitives is served. */
  gallery: boolean;
};

/**
 * What a loader gets from the server it runs in. The page bundle and the server are two copies of the same
 * modules, so everything crosses here as plain values and functions.
 */
export type PageContext = {
  nonce: string;
  locale: Locale;
  theme: Theme | null;
  currency: string | null;
  actor: Actor | null;
  /** Who asks could not be read, because the database is away: nothing is known of them. */
  away: boolean;
  site: SiteInfo;
  now: string;
  /** The OpenAPI document of this installation. */
  apiDocument: object;
  /** Every mail the product sends, for their gallery; made in the server, as real ones are. */
  mailSpecimens(locale: Locale): { name: string; subject: string; html: string; plain: string }[];
  /** Keeps a text of JSON for the page and gives its number; nothing where no page is made. */
  attach: ((json: string) => number) | null;
  /** Takes the rendered page. */
  onWritten(bytes: Buffer): void;
  /** Writes a fault of the page into the server's log. */
  onFault(error: unknown): void;
  /** Calls an operation in this process, with the same checks as over the wire. */
  call<C extends AnyCall>(call: C, args: CallArguments<C>): Promise<CallOutput<C>>;
};

export const pageContext = createContext<PageContext>();
