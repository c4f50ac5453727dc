import * as z from 'zod/mini';
import { done, listOf } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';

export const moduleSlugs = ['brokerage-investments', 'real-estate', 'bonds'] as const;
export type ModuleSlug = (typeof moduleSlugs)[number];

export const moduleShape = z.object({
  id: z.string(),
  slug: z.enum(moduleSlugs),
  languages: z.array(z.object({ lang: z.string(), name: z.string() })),
  is_connected: z.boolean(),
});

export const listModules = defineCall({
  id: 'modules.list',
  method: 'GET',
  path: '/api/investment-modules',
  summary: 'The three investment modules, and which of them the user has connected',
  access: 'user',
  whenEmpty: 'modulesNotFetched',
  output: listOf(moduleShape),
});

export const connectModule = defineCall({
  id: 'modules.connect',
  method: 'POST',
  path: '/api/investment-modules',
  summary: 'Connects a module: its pages appear in the menu',
  access: 'user',
  whenEmpty: 'moduleNotConnected',
  body: z.object({ module_id: z.string('moduleError').check(z.minLength(1, 'moduleError')) }),
  output: done,
  errors: ['moduleError'],
});

export const disconnectModule = defineCall({
  id: 'modules.disconnect',
  method: 'DELETE',
  path: '/api/investment-modules/:id',
  summary: 'Disconnects a module: its pages leave the menu, its records stay',
  access: 'user',
  whenEmpty: 'moduleNotDisconnected',
  params: z.object({ id: z.string() }),
  output: done,
});
