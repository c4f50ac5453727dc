import * as z from 'zod/mini';
import { printable } from '../../foundation/printable.ts';

/** Any password that was once accepted; its strength is asked only when it is chosen. */
export const givenPassword = z
  .string('passwordError')
  .check(z.minLength(1, 'passwordError'), z.maxLength(1024, 'passwordError'));

export const minimumPasswordLength = 8;

export const newPassword = z
  .string('passwordError')
  .check(
    z.minLength(1, 'passwordError'),
    z.minLength(minimumPasswordLength, 'newPasswordTooWeak'),
    z.maxLength(1024, 'passwordError'),
  );

/** One line of text a person typed about themselves. */
export function line(most: number, key: 'nameError' | 'usernameError' | 'invalid') {
  return z.string(key).check(z.trim(), z.minLength(1, key), z.maxLength(most, key), z.regex(printable, key));
}

/** An optional line: empty means none. */
export const optionalLine = z._default(
  z.string('invalid').check(z.trim(), z.maxLength(120, 'tooLong'), z.regex(printable, 'invalid')),
  '',
);

/** A name that may be left empty. */
export const shortLine = z
  .string('invalid')
  .check(z.trim(), z.maxLength(60, 'tooLong'), z.regex(printable, 'invalid'));

type Passwords = { password: string; password_confirmation: string };

function areTyped(given: unknown): boolean {
  const { password, password_confirmation: again } = (given ?? {}) as Partial<Record<string, unknown>>;
  return typeof password === 'string' && typeof again === 'string';
}

/** The two typings of a new password agree; a difference is reported at the second one. */
export function agreeing<T extends z.ZodMiniType<Passwords, unknown>>(schema: T) {
  return schema.check(
    z.refine((given) => (given as Passwords).password === (given as Passwords).password_confirmation, {
      path: ['password_confirmation'],
      error: 'passwordsDoNotMatch',
      // Also where another field is wrong: a form tells everything at once (rule U-13).
      when: ({ value }) => areTyped(value),
    }),
  );
}
