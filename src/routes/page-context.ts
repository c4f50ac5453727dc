import { createContext } from 'react-router';
import type { ShownConsent } from '../domains/consent/third-parties.ts';
import type { ShownBasis } from '../domains/valuation/basis/bases.ts';
import type { AnyCall, CallArguments, CallOutput } from '../foundation/contract.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Actor } from '../platform/http/actor.ts';

export type Theme = 'light' | 'dark';

/** Who runs the site; what is not set is empty. */
export type CompanyInfo = {
  name: string;
  street: string;
  zip: string;
  city: string;
  taxNumber: string;
  register: string;
  email: string;
  phone: string;
  founded: number;
  /** Countries, by their codes. */
  serves: readonly string[];
};

/** What the operator set about the public face of the installation. */
export type SiteInfo = {
  origin: string;
  blogUrl: string | null;
  apiDocsUrl: string | null;
  /** How many calls an account may make in a minute. */
  apiPerMinute: number;
  socialUrls: string[];
  /** Whether there are plans at all. */
  plans: boolean;
  /** Whether there is VAT in their prices. */
  vat: boolean;
  /** Whether anything is charged for them. */
  charges: boolean;
  company: CompanyInfo;
  demo: { email: string; password: string } | null;
  /** Whose files are read, by the names of the import, and the proper names of those who are asked by an API. */
  brokers: { files: readonly string[]; apis: readonly string[] };
  simulated: boolean;
  /** Whether the gallery of design primitives is served. */
  gallery: boolean;
};

/** A form that was sent without scripts. */
export type PostedForm = {
  fields: Readonly<Record<string, string>>;
  /** Its hidden field counts as the header of a call; of a form that is too old, or of another session, it does not. */
  isProved: boolean;
};

/** Words of a page that the operator has not stored yet, to be shown in the place of those that stand. */
export type SiteDraft = {
  type: string;
  words: { title: string; description: string; blocks: string[] };
};

/**
 * What a loader gets from the server it runs in. The page bundle and the server are two copies of the same
 * modules, so everything crosses here as plain values and functions.
 */
export type PageContext = {
  nonce: string;
  /** What a form of this page carries in its hidden field. */
  formToken: string;
  /** What an address says of something that this browser did: typed into another one it says nothing. */
  markOf(done: string): string;
  /** What was sent to this page; nothing where it is only asked for. */
  form: PostedForm | null;
  locale: Locale;
  /** What the operator tries out on this page; nothing where it is the page itself (PS-11). */
  draft: SiteDraft | null;
  theme: Theme | null;
  currency: string | null;
  /** On what basis this person looks at amounts in this browser (BA-8). */
  basis: ShownBasis;
  /** Whether this browser covers the amounts of its dashboard (rule U-27); other pages have none of its owner's. */
  hidesAmounts: boolean;
  actor: Actor | null;
  /** Who asks could not be read, because the database is away: nothing is known of them. */
  away: boolean;
  /** What the visitor has to say about third parties, and what this page loads of them; nothing where there are none. */
  consent: ShownConsent | null;
  site: SiteInfo;
  now: string;
  /** The OpenAPI document of this installation. */
  apiDocument(): Promise<object>;
  /** Every mail the product sends, for their gallery; made in the server, as real ones are. */
  mailSpecimens(locale: Locale): { name: string; subject: string; html: string; plain: string }[];
  /** Keeps a text of JSON for the page and gives its number; nothing where no page is made. */
  attach: ((json: string) => number) | null;
  /** Tells machines what is on the page (JSON-LD); it goes into the document alone, not into the data of the page. */
  describe(...things: object[]): void;
  /** Takes the rendered page. */
  onWritten(bytes: Buffer): void;
  /** Writes a fault of the page into the server's log. */
  onFault(error: unknown): void;
  /** Calls an operation in this process, with the same checks as over the wire. */
  call<C extends AnyCall>(call: C, args: CallArguments<C>): Promise<CallOutput<C>>;
};

export const pageContext = createContext<PageContext>();
