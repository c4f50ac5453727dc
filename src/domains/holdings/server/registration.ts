import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { holdingsFailures } from '../failures.ts';
import * as notes from '../notes-contract.ts';
import { deleteAssetNote, exportNotes, listAssetNotes, saveAssetNote } from './manage-notes.ts';
import { readHeldAsset, readHolding } from './read-position.ts';
import { seedDemoNotes } from './seed-demo-notes.ts';
import { sellHolding } from './sell-holding.ts';

export const holdings: Registration = {
  name: 'holdings',
  failures: holdingsFailures,
  calls: () => [
    bind(contract.readHolding, readHolding),
    bind(contract.readHeldAsset, readHeldAsset),
    bind(contract.sellHolding, sellHolding),
    bind(notes.listAssetNotes, listAssetNotes),
    bind(notes.saveAssetNote, saveAssetNote),
    bind(notes.deleteAssetNote, deleteAssetNote),
  ],
  fills: [
    accountLife.with({ exported: exportNotes, seedsDemo: seedDemoNotes }),
    restorable.with({ tables: ['instrument_notes'] }),
  ],
};
