import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../foundation/call-api.ts';
import type { FailureKey } from '../foundation/failure.ts';
import { failureMessage, knownError } from './failure-message.ts';

type More = { errors?: Record<string, FailureKey[]>; retryAfter?: number; upgrade?: boolean; demo?: boolean };

function refused(status: number, { errors = {}, retryAfter, upgrade, demo }: More = {}): ApiFailure {
  return new ApiFailure(status, '', errors, retryAfter ?? null, null, { upgrade, demo });
}

describe('what is said of a failure', () => {
  it('is the error the server names', () => {
    const failure = refused(422, { errors: { email: ['emailError'], name: ['invalid'] } });
    expect(failureMessage(failure)).toEqual({ key: 'failure.emailError' });
  });

  it('is the error that has no field to stand under, where others have theirs', () => {
    const failure = refused(422, { errors: { email: ['emailError'], name: ['invalid'] } });
    expect(failureMessage(failure, 'invalid')).toEqual({ key: 'failure.invalid' });
  });

  it.each([
    [0, 'error.offline'],
    [409, 'error.conflict'],
    [403, 'error.notAllowed'],
    [404, 'error.general'],
    [500, 'error.general'],
  ])('is what the status %i means where it names none: %s', (status, key) => {
    expect(failureMessage(refused(status))).toEqual({ key });
  });

  it('asks for another plan only where the server does', () => {
    expect(failureMessage(refused(403, { upgrade: true }))).toEqual({ key: 'error.upgrade' });
    expect(failureMessage(refused(403, { demo: true }))).toEqual({ key: 'error.demo' });
  });

  it('counts the minutes until the next attempt, at least one', () => {
    expect(failureMessage(refused(429, { retryAfter: 121 }))).toEqual({ key: 'error.tooMany', minutes: 3 });
    expect(failureMessage(refused(429))).toEqual({ key: 'error.tooMany', minutes: 1 });
  });

  it('is general for what is no answer at all', () => {
    expect(failureMessage(new TypeError('x is undefined'))).toEqual({ key: 'error.general' });
  });

  it('has words for an error of a newer server', () => {
    const hasWords = (key: string) => key === 'emailError';
    expect(knownError('emailError', hasWords)).toBe('emailError');
    expect(knownError('notYetInvented', hasWords)).toBe('invalid');
    expect(knownError('Not a key at all', () => true)).toBe('invalid');
  });
});
