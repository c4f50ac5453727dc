import * as z from 'zod/mini';
import { done, instant, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';

/** Which page a text belongs to: `home`, `symbols`, `symbols/stocks`, `symbols/stocks/pko-xwar`. */
const type = z
  .string('invalid')
  .check(
    z.regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*(\/[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*){0,2}$/u, 'invalid'),
    z.maxLength(120, 'tooLong'),
  );
const lang = z.enum(['en', 'pl'], 'invalid');
const printable = (most: number) =>
  z
    .string('invalid')
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(most, 'tooLong'),
      z.regex(/^[^\p{Cc}]*$/u, 'invalid'),
    );

export const longestTitle = 120;
export const longestDescription = 300;

const words = z.object({ title: z.string(), description: z.string(), blocks: z.array(z.string()) });
const siteText = z.extend(words, {
  type: z.string(),
  lang,
  /** Whether the operator wrote it; otherwise these are the product's own words. */
  is_edited: z.boolean(),
});

export const readSiteText = defineCall({
  id: 'seo.content',
  method: 'GET',
  path: '/api/seo/content',
  summary: 'Title, description and text blocks of a public page or symbol',
  access: 'anyone',
  query: z.object({ type, lang }),
  output: record(siteText),
});

const forOperator = { access: 'admin', apiKey: false, whileImpersonating: false } as const;

export const listSiteTexts = defineCall({
  id: 'admin.siteTexts',
  method: 'GET',
  path: '/api/admin/seo/texts',
  summary: 'Public pages whose words can be changed, and every symbol whose words were',
  ...forOperator,
  output: listOf(
    z.object({
      type: z.string(),
      name: z.string(),
      /** Languages in which the operator’s words stand in the place of the product’s own. */
      edited: z.array(z.object({ lang, updated_at: instant })),
    }),
  ),
});

const draft = z.object({
  own: words,
  edited: z.nullable(z.extend(words, { updated_at: instant })),
});

export const readSiteTextDraft = defineCall({
  id: 'admin.siteTextDraft',
  method: 'GET',
  path: '/api/admin/seo/content',
  summary: 'The product’s own words of a page in both languages, and the operator’s beside them',
  ...forOperator,
  query: z.object({ type }),
  output: record(z.object({ type: z.string(), name: z.string(), en: draft, pl: draft })),
});

/** What the operator writes of a page in one language. */
const written = {
  type,
  lang,
  title: printable(longestTitle),
  description: printable(longestDescription),
  blocks: z._default(z.array(printable(4000)).check(z.maxLength(20, 'tooLong')), []),
};

export const previewSiteText = defineCall({
  id: 'admin.previewSiteText',
  method: 'POST',
  path: '/api/admin/seo/preview',
  summary: 'A public page as visitors would see it with these words, as text of HTML; nothing is stored',
  ...forOperator,
  body: z.object({ ...written, theme: z.enum(['light', 'dark'], 'invalid') }),
  output: record(z.object({ html: z.string() })),
});

export const writeSiteText = defineCall({
  id: 'admin.writeSiteText',
  method: 'PUT',
  path: '/api/admin/seo/content',
  summary: 'Puts the operator’s words in the place of the product’s own',
  ...forOperator,
  body: z.object({
    ...written,
    /** When the words were last changed as far as the writer knows, null for never: what changed since is a conflict. */
    known_at: z.optional(z.nullable(z.iso.datetime('invalid'))),
  }),
  output: record(siteText),
});

export const removeSiteText = defineCall({
  id: 'admin.removeSiteText',
  method: 'DELETE',
  path: '/api/admin/seo/content',
  summary: 'Gives a page the product’s own words back',
  ...forOperator,
  query: z.object({ type, lang }),
  output: done,
});
