import { expect, it } from 'vitest';
import { oneIn } from '../../../../../tests/support/chance/chance.ts';
import { hostileFiles } from '../../../../../tests/support/imports/hostile-files.ts';
import { understand } from '../engine/understand.ts';
import { refusalOf } from '../refusal.ts';
import { FileRefused } from './file-refused.ts';
import { readSource } from './read-source.ts';

/** The word a file is refused with; none where it was read. */
async function refusalOfFile(bytes: Buffer): Promise<string | undefined> {
  try {
    understand(await readSource(bytes, 'statement.csv'));
    return undefined;
  } catch (error) {
    if (error instanceof FileRefused) return refusalOf(error);
    throw error;
  }
}

it.each(oneIn(3, hostileFiles))('$name does no harm (I-2)', async ({ make, refused }) => {
  const said = await refusalOfFile(make());
  if (refused === 'read') expect(said).toBeUndefined();
  else expect(refused).toContain(said);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

it('keeps no sign that a database does not, and no half of a letter (I-2)', async () => {
  const far = 'Kiedy;Co\n2026-01-02;kupno\n'.repeat(200);
  const [text] = await readSource(Buffer.from(`${far}2026-01-03;a\0\u0001b\tc\n`), 'a.csv');
  expect(text!.tables[0]!.rows.at(-1)!.cells).toEqual(['2026-01-03', 'ab\tc']);
  const [tree] = await readSource(
    Buffer.from('{"a\\u0000":"x\\u0000\\ud800y","__proto__":{"b":1}}'),
    'a.json',
  );
  expect(tree!.document).toEqual({ a: 'x\ufffdy' });
});
