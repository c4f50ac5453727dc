import { expect, test } from 'vitest';
import { saveInTurn } from './save-in-turn.ts';

/** A server whose answers are given by hand. */
function slowly(stored: string) {
  const sent: { value: string; answer: (failing?: boolean) => Promise<void> }[] = [];
  const heard: string[] = [];
  const turn = saveInTurn(
    stored,
    (value: string) =>
      new Promise<string>((resolve, reject) => {
        const answer = async (failing = false) => {
          if (failing) reject(new Error('away'));
          else resolve(value);
          await new Promise((done) => setTimeout(done));
        };
        sent.push({ value, answer });
      }),
    {
      onSaved: (saved) => heard.push(`saved ${saved}`),
      onFailed: (before) => heard.push(`back to ${before}`),
    },
  );
  return { turn, sent, heard, values: () => sent.map(({ value }) => value) };
}

test('one goes at a time, and of those that wait the last', async () => {
  const { turn, sent, heard, values } = slowly('a');
  for (const value of ['b', 'c', 'd']) turn.save(value);
  expect(values()).toEqual(['b']);
  await sent[0]!.answer();
  expect(values()).toEqual(['b', 'd']);
  expect(heard, 'what was chosen meanwhile stays in sight').toEqual([]);
  await sent[1]!.answer();
  expect(heard).toEqual(['saved d']);
  turn.save('e');
  expect(values()).toEqual(['b', 'd', 'e']);
});

test('what fails is taken back to what is stored, with all that came after it', async () => {
  const { turn, sent, heard, values } = slowly('a');
  turn.save('b');
  await sent[0]!.answer();
  turn.save('c');
  turn.save('d');
  await sent[1]!.answer(true);
  expect(values()).toEqual(['b', 'c']);
  expect(heard).toEqual(['saved b', 'back to b']);
  turn.save('e');
  await sent[2]!.answer();
  expect(heard.at(-1)).toBe('saved e');
});
