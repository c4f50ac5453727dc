import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compare, hundred } from '../../../foundation/decimal.ts';
import { partLists } from '../make-up/make-up.ts';
import { weightOf } from '../make-up/make-up-fields.ts';
import { readMakeUp } from '../make-up/read-make-up.ts';
import { isIsin } from '../words/isin.ts';
import { exampleFunds } from './funds.ts';

test.each(exampleFunds)(
  'the example $file is read whole and says no more than everything',
  ({ file, isins }) => {
    const read = readMakeUp(readFileSync(new URL(`${file}.csv`, import.meta.url), 'utf8'));
    expect(read).toMatchObject({ problems: [], strange: [], fault: null, fractions: false });
    for (const list of ['positions', ...partLists] as const)
      expect(compare(weightOf(read[list]), hundred), list).toBeLessThanOrEqual(0);
    for (const isin of isins) expect(isIsin(isin), isin).toBe(true);
  },
);
