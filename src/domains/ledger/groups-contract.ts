import * as z from 'zod/mini';
import { done, instant, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { submission, version } from './contract.ts';

const id = z.object({ id: z.string() });

/** So many portfolios a group may have. */
export const mostMembers = 200;

export const groupFields = z.object({
  name: z
    .string('groupNameError')
    .check(
      z.trim(),
      z.minLength(1, 'groupNameError'),
      z.maxLength(50, 'groupNameError'),
      z.regex(/^[^\p{Cc}]*$/u, 'groupNameError'),
    ),
  /** Portfolios that count: paper ones do not. */
  portfolio_ids: z
    .array(z.string('groupPortfoliosError'), 'groupPortfoliosError')
    .check(z.minLength(1, 'groupPortfoliosError'), z.maxLength(mostMembers, 'groupPortfoliosError')),
  version,
  submission_id: submission,
});

export const groupShape = z.object({
  id: z.string(),
  name: z.string(),
  portfolio_ids: z.array(z.string()),
  version: z.number(),
  created_at: instant,
});

export const createGroup = defineCall({
  id: 'portfolioGroups.create',
  method: 'POST',
  path: '/api/portfolio-groups',
  summary: 'Groups portfolios under a name; one portfolio may be in several groups',
  access: 'user',
  body: groupFields,
  output: record(groupShape),
  errors: ['groupNameTaken', 'tooManyGroups'],
});

export const updateGroup = defineCall({
  id: 'portfolioGroups.update',
  method: 'PUT',
  path: '/api/portfolio-groups/:id',
  summary: 'Renames a group, or changes which portfolios are in it',
  access: 'user',
  params: id,
  body: groupFields,
  output: record(groupShape),
  errors: ['groupNameTaken'],
});

export const deleteGroup = defineCall({
  id: 'portfolioGroups.delete',
  method: 'DELETE',
  path: '/api/portfolio-groups/:id',
  summary: 'Removes a group; its portfolios stay as they are',
  access: 'user',
  params: id,
  output: done,
});
