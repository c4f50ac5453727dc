import * as z from 'zod/mini';
import { done, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { tagName, tagNames } from '../ledger/tag-fields.ts';

const assetId = z.string('assetError').check(z.minLength(1, 'assetError'), z.maxLength(60, 'assetError'));

/** What an asset, or it in one portfolio, is tagged with. */
const assetTags = z.object({
  asset_id: z.string(),
  /** Null for the asset wherever it is held. */
  portfolio_id: z.nullable(z.string()),
  tags: z.array(z.string()),
});
export type AssetTags = z.output<typeof assetTags>;

const tagUse = z.object({ name: z.string(), assets: z.number(), transactions: z.number() });
export type TagUse = z.output<typeof tagUse>;

export const listTags = defineCall({
  id: 'tags.list',
  method: 'GET',
  path: '/api/tags',
  summary: 'One’s own tags by name, with how many assets and transactions have each',
  access: 'user',
  whenEmpty: 'tagsNotFetched',
  output: listOf(tagUse),
});

export const listAssetTags = defineCall({
  id: 'tags.ofAssets',
  method: 'GET',
  path: '/api/asset-tags',
  summary: 'What assets are tagged with: everywhere, or in one portfolio; of all, or of one asset',
  access: 'user',
  whenEmpty: 'tagsNotFetched',
  query: z.object({ asset_id: z.optional(assetId) }),
  output: listOf(assetTags),
});

export const saveAssetTags = defineCall({
  id: 'tags.saveOfAsset',
  method: 'PUT',
  path: '/api/asset-tags',
  summary: 'Says which tags an asset has, or it in one portfolio; an empty list takes all of them off',
  access: 'user',
  whenEmpty: 'tagsNotSaved',
  body: z.object({
    asset_id: assetId,
    portfolio_id: z._default(
      z.nullable(z.string('portfolioError').check(z.maxLength(60, 'portfolioError'))),
      null,
    ),
    tags: tagNames,
  }),
  output: record(assetTags),
  errors: ['assetError', 'portfolioError', 'tagError', 'tooManyTags', 'tooManyTagsOfThing'],
});

export const tagTransactions = defineCall({
  id: 'tags.saveOfTransactions',
  method: 'POST',
  path: '/api/transaction-tags',
  summary:
    'Adds tags to transactions and takes others off them: of all or of none; it can be undone for ten minutes',
  access: 'user',
  whenEmpty: 'tagsNotSaved',
  body: z.object({
    ids: z
      .array(z.string('invalid'), 'invalid')
      .check(z.minLength(1, 'required'), z.maxLength(500, 'tooLong')),
    add: z._default(tagNames, []),
    remove: z._default(tagNames, []),
  }),
  output: done,
  errors: ['tagError', 'tooManyTags', 'tooManyTagsOfThing'],
});

export const renameTag = defineCall({
  id: 'tags.rename',
  method: 'PUT',
  path: '/api/tags/:name',
  summary:
    'Calls a tag something else on everything that has it; one of that name already takes it in. It can be undone for ten minutes',
  access: 'user',
  whenEmpty: 'tagsNotSaved',
  params: z.object({ name: z.string() }),
  body: z.object({ name: tagName }),
  output: record(z.object({ name: z.string() })),
  errors: ['tagError'],
});

export const deleteTag = defineCall({
  id: 'tags.delete',
  method: 'DELETE',
  path: '/api/tags/:name',
  summary: 'Takes a tag off everything that has it; it can be undone for ten minutes',
  access: 'user',
  whenEmpty: 'tagNotDeleted',
  params: z.object({ name: z.string() }),
  output: done,
});
