import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { holdingsOf } from '../../ledger/server/holding-store.ts';
import { insertNote } from './note-store.ts';

/** What the demo's owner wrote, by ticker. */
const notes: Readonly<Record<string, string>> = {
  NVDA: 'Data centres will need these chips for longer than the price says. I sell a part if it passes 15% of everything.',
  PKO: 'For the dividends. Two years without one would change my mind.',
};

/** Shows what a note is for, on first start. */
export async function seedDemoNotes(tx: Tx, { clock }: Services, user: { id: string }): Promise<void> {
  for (const { ticker, instrument_id, portfolio_id } of await holdingsOf(tx, user.id)) {
    const note = notes[ticker];
    if (note)
      await insertNote(tx, user.id, { id: newId(), instrument_id, portfolio_id, note, at: clock.now() });
  }
}
