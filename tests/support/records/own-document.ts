import type { Visitor } from '../callers/visitor.ts';

/** Columns nobody knows: the smallest file that is kept. */
export const smallFile = `data:text/csv;base64,${Buffer.from('Data;Opis;Ile\n2025-01-02;coś;3\n').toString('base64')}`;

/** A file that somebody uploaded; its name for the API. */
export async function ownDocument(browser: Visitor): Promise<string> {
  const answer = await browser.post('/api/import-documents', { file: smallFile, name: 'plik.csv' });
  if (answer.status !== 200) throw new Error(`not uploaded: ${answer.text}`);
  return answer.body.fileName;
}
