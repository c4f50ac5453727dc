import * as z from 'zod/mini';
import { listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { shownCurrency } from '../valuation/figures-contract.ts';
import { articleIds } from './articles.ts';
import { noteKeys, rowKeys } from './figure-groups.ts';

export const listArticles = defineCall({
  id: 'education.articles',
  method: 'GET',
  path: '/api/education-articles',
  summary: 'The articles of the library with their first paragraphs, and whether the plan opens them',
  access: 'user',
  output: listOf(
    z.object({
      id: z.enum(articleIds),
      title: z.string(),
      teaser: z.string(),
      minutes: z.number(),
      /** Whether the caller’s plan has the education materials. */
      is_open: z.boolean(),
    }),
  ),
});
export type ListedArticle = z.output<typeof listArticles.output>['data'][number];

const figureShape = z.union([
  z.object({ kind: z.literal('money'), value: z.string(), currency: z.string() }),
  z.object({
    kind: z.enum(['percent', 'points', 'number', 'rate', 'count', 'days', 'day']),
    value: z.string(),
  }),
]);

const cardShape = z.object({
  /** `own`: the caller’s figures. `example`: they have none of the kind, and these are the article’s. */
  of: z.enum(['own', 'example']),
  groups: z.array(
    z.object({
      /** A portfolio, an asset, a bond or a strategy of a simulation. */
      subject: z.nullable(z.string()),
      rows: z.array(z.object({ key: z.enum(rowKeys), figure: z.nullable(figureShape) })),
      note: z.optional(z.enum(noteKeys)),
    }),
  ),
  note: z.nullable(z.enum(noteKeys)),
  is_simulated: z.boolean(),
});
export type ArticleFigures = z.output<typeof cardShape>;

export const articleFigures = defineCall({
  id: 'education.figures',
  method: 'GET',
  path: '/api/education-articles/:id/figures',
  summary:
    'The caller’s own figures that an article is about, else those of its example; needs a plan with education',
  access: 'user',
  params: z.object({ id: z.string() }),
  query: z.object({ currency: shownCurrency }),
  output: record(cardShape),
});
