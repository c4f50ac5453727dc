import * as z from 'zod/mini';
import { record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';

/** Which page a text belongs to: `home`, `symbols`, `symbols/stocks`, `symbols/stocks/pko-xwar`. */
const type = z
  .string('invalid')
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*){0,2}$/, 'invalid'),
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

const siteText = z.object({
  type: z.string(),
  lang,
  title: z.string(),
  description: z.string(),
  blocks: z.array(z.string()),
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

export const writeSiteText = defineCall({
  id: 'admin.writeSiteText',
  method: 'PUT',
  path: '/api/admin/seo/content',
  summary: 'Puts the operator’s words in the place of the product’s own',
  access: 'admin',
  apiKey: false,
  whileImpersonating: false,
  body: z.object({
    type,
    lang,
    title: printable(120),
    description: printable(300),
    blocks: z._default(z.array(printable(4000)).check(z.maxLength(20, 'tooLong')), []),
  }),
  output: record(siteText),
});
