import * as z from 'zod/mini';
import { done, instant, listOf, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { version } from '../ledger/contract.ts';
import { mostNoteLetters } from './note-limits.ts';

const noteShape = z.object({
  id: z.string(),
  asset_id: z.string(),
  /** Null for one about the asset wherever it is held. */
  portfolio_id: z.nullable(z.string()),
  portfolio_name: z.nullable(z.string()),
  note: z.string(),
  version: z.number(),
  updated_at: instant,
});
export type AssetNote = z.output<typeof noteShape>;

const assetId = z.string('assetError').check(z.minLength(1, 'assetError'), z.maxLength(60, 'assetError'));

export const listAssetNotes = defineCall({
  id: 'assetNotes.list',
  method: 'GET',
  path: '/api/asset-notes',
  summary: 'One’s own notes on an asset: the one about it, and those about it in a portfolio',
  access: 'user',
  whenEmpty: 'assetNotesNotFetched',
  query: z.object({ asset_id: assetId }),
  output: listOf(noteShape),
});

export const saveAssetNote = defineCall({
  id: 'assetNotes.save',
  method: 'PUT',
  path: '/api/asset-notes',
  summary:
    'Writes the note on an asset, or on it in one portfolio; 409 if someone changed it since `version`',
  access: 'user',
  whenEmpty: 'assetNoteNotSaved',
  body: z.object({
    asset_id: assetId,
    portfolio_id: z._default(
      z.nullable(z.string('portfolioError').check(z.maxLength(60, 'portfolioError'))),
      null,
    ),
    note: z
      .string('assetNoteError')
      .check(
        z.trim(),
        z.minLength(1, 'assetNoteError'),
        z.maxLength(mostNoteLetters, 'assetNoteTooLong'),
        z.regex(/^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u, 'assetNoteError'),
      ),
    /** 0 where none was there. */
    version,
  }),
  output: record(noteShape),
  errors: ['assetError', 'portfolioError', 'assetNoteError', 'assetNoteTooLong', 'tooManyAssetNotes'],
});

export const deleteAssetNote = defineCall({
  id: 'assetNotes.delete',
  method: 'DELETE',
  path: '/api/asset-notes/:id',
  summary: 'Removes a note on an asset; it can be undone for ten minutes',
  access: 'user',
  whenEmpty: 'assetNoteNotDeleted',
  params: z.object({ id: z.string() }),
  output: done,
});
