import { pino } from 'pino';

export type Log = ReturnType<typeof createLog>;

/** One line of JSON for each fact, on standard output; passwords, tokens and cookies never reach it. */
export function createLog(level: string) {
  return pino({
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: [
      'password',
      '*.password',
      'token',
      '*.token',
      'authorization',
      'cookie',
      '*.authorization',
      '*.cookie',
    ],
  });
}
