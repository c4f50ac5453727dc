import compile from 'icu-minify/compile';

const compiled = new WeakMap<object, object>();

/**
 * ICU texts parsed ahead, so that the browser needs no parser: pages are built with use-intl's formatter alone
 * (vite.config.ts), which halves what texts cost in JavaScript.
 */
export function compileMessages<T extends object>(messages: T): T {
  let result = compiled.get(messages) as T | undefined;
  if (!result) {
    const entries = Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileMessages(value as object),
    ]);
    result = Object.fromEntries(entries) as T;
    compiled.set(messages, result);
  }
  return result;
}
