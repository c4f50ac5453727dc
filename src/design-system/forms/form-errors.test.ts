import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { knownError } from '../failure-message.ts';
import { placeErrors, schemaErrors } from './form-errors.ts';

const schema = z.object({
  name: z.string('invalid').check(z.minLength(1, 'nameError'), z.maxLength(3, 'tooLong')),
  note: z.object({ text: z.string('invalid') }),
});

describe('errors of a form', () => {
  it('are told by the schema under the names of the call', () => {
    expect(schemaErrors(schema, { name: '', note: { text: 1 } })).toEqual([
      ['name', ['nameError']],
      ['note.text', ['invalid']],
    ]);
    expect(schemaErrors(schema, { name: 'abc', note: { text: '' } })).toEqual([]);
    expect(schemaErrors(undefined, {})).toEqual([]);
  });

  it('stand under the fields of the form, the first of each', () => {
    const reported = [
      ['created_at', ['createdAtError', 'invalid']],
      ['created_at', ['dateInvalid']],
      ['name', ['nameError']],
    ] as const;
    const fieldOf = (name: string) => (name === 'created_at' ? 'day' : name);
    expect(placeErrors(reported, fieldOf)).toEqual({
      errors: { day: 'createdAtError', name: 'nameError' },
      unplaced: null,
    });
  });

  it('are told for the whole form where it has no such field', () => {
    const reported = [
      ['plan', ['readOnlyError']],
      ['version', ['invalid']],
      ['name', ['nameError']],
    ] as const;
    expect(placeErrors(reported, (name) => (name === 'name' ? name : null))).toEqual({
      errors: { name: 'nameError' },
      unplaced: 'readOnlyError',
    });
  });

  it('are still errors where their words are not known, or where they are no key', () => {
    const { errors } = placeErrors([['name', ['somethingNew']]], (name) => name);
    expect(errors).toEqual({ name: 'somethingNew' });
    expect(
      knownError(errors.name!, () => false),
      'and are called invalid',
    ).toBe('invalid');
    expect(placeErrors([['name', ['Invalid input']]], (name) => name).errors).toEqual({ name: 'invalid' });
    expect(placeErrors([['name', []]], (name) => name).errors).toEqual({});
  });
});
