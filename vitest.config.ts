import { defineConfig } from 'vitest/config';

/** Tests that talk to a real database; the rest is pure and shares one process. */
const serverTests = [
  'src/platform/**/*.test.ts',
  'src/**/server/**/*.test.ts',
  'src/entry/*.test.ts',
  'src/routes/api/*.test.ts',
  'tests/api/*.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/**/*.test.{ts,tsx}', 'tools/*.test.ts'],
          exclude: serverTests,
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: serverTests,
          pool: 'forks',
          globalSetup: ['tests/support/database-server.ts'],
          // Processes and databases under load may miss a moment; what fails for a reason fails twice.
          retry: 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
