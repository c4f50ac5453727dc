import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonProblem } from './json-problem.ts';

const mended = (text: string) => {
  const problem = findJsonProblem(text);
  return [problem?.kind, problem?.line, problem?.fixed];
};

describe('a text that should be JSON', () => {
  it('has no problem when it is', () => {
    for (const text of ['{}', '[]', ' {"a": [1, -2.5e-3, "x\\n", true, null]} ', '0', '"text"'])
      expect(findJsonProblem(text)).toBeUndefined();
  });

  it('shows the line of a comma before the closing brace, and how to mend it', () => {
    expect(mended('{\n  "eps_abs": 1e-6,\n  "max_iters": 5000,\n}')).toEqual([
      'trailingComma',
      3,
      '{\n  "eps_abs": 1e-6,\n  "max_iters": 5000\n}',
    ]);
    expect(mended('[1, 2,]')).toEqual(['trailingComma', 1, '[1, 2]']);
  });

  it('shows a comma that is missing', () => {
    expect(mended('{\n  "PKO": 0.4\n  "CDR": 0.6\n}')).toEqual([
      'missingComma',
      3,
      '{\n  "PKO": 0.4,\n  "CDR": 0.6\n}',
    ]);
  });

  it('shows a decimal comma as Poles write it', () => {
    expect(mended('{"PKO": 0,4, "CDR": 0.6}')).toEqual(['decimalComma', 1, '{"PKO": 0.4, "CDR": 0.6}']);
    expect(mended('{"PKO": 0,4}')).toEqual(['decimalComma', 1, '{"PKO": 0.4}']);
    expect(findJsonProblem('[1,2]')).toBeUndefined();
  });

  it('shows names and quotes that JSON does not have', () => {
    expect(mended('{PKO: 1}')).toEqual(['unquotedKey', 1, '{"PKO": 1}']);
    expect(mended("{'PKO': 1}")).toEqual(['wrongQuotes', 1, '{"PKO": 1}']);
    expect(mended('{„PKO”: 1}')).toEqual(['wrongQuotes', 1, '{"PKO": 1}']);
    expect(mended('{"PKO" 1}')).toEqual(['missingColon', 1, '{"PKO": 1}']);
    expect(mended('{"PKO" = 1}')).toEqual(['missingColon', 1, '{"PKO" : 1}']);
  });

  it('shows numbers that JSON does not have', () => {
    expect(mended('{"PKO": .5}')).toEqual(['badNumber', 1, '{"PKO": 0.5}']);
    expect(mended('{"PKO": +1}')).toEqual(['badNumber', 1, '{"PKO": 1}']);
    expect(mended('{"PKO": 007.50}')).toEqual(['badNumber', 1, '{"PKO": 7.50}']);
    expect(mended('{"PKO": NaN}')).toEqual(['badNumber', 1, undefined]);
  });

  it('shows what is missing at its end', () => {
    expect(mended('{"PKO": 1')).toEqual(['missingClose', 1, '{"PKO": 1\n}']);
    expect(mended('[1, 2,')).toEqual(['missingClose', 1, '[1, 2\n]']);
    expect(mended('{"PKO": "a')).toEqual(['unclosedText', 1, undefined]);
    expect(mended('')).toEqual(['empty', 1, undefined]);
    expect(mended('{} and more')).toEqual(['afterEnd', 1, '{}']);
  });

  it('is refused when a name comes twice or it is nested without end', () => {
    expect(mended('{"PKO": 1, "PKO": 2}')[0]).toBe('duplicateKey');
    expect(mended('['.repeat(10_000))[0]).toBe('tooDeep');
  });

  it('is judged as the browser judges it, whatever it is', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        const kind = findJsonProblem(text)?.kind;
        expect(kind === undefined || kind === 'duplicateKey').toBe(true);
      }),
    );
    const broken = fc.string({ unit: fc.constantFrom(...'{}[]":,.0-1e ab\n\\\'') });
    fc.assert(
      fc.property(broken, (text) => {
        const kind = findJsonProblem(text)?.kind;
        if (kind === undefined) expect(() => JSON.parse(text)).not.toThrow();
        else if (kind !== 'duplicateKey') expect(() => JSON.parse(text)).toThrow();
      }),
      { numRuns: 2000 },
    );
  });

  it('always comes nearer to JSON by its fix', () => {
    const broken = fc.string({ unit: fc.constantFrom(...'{}[]":,.0-1e ab') });
    fc.assert(
      fc.property(broken, (text) => {
        const problem = findJsonProblem(text);
        if (problem?.fixed === undefined) return;
        expect(problem.fixed).not.toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});
