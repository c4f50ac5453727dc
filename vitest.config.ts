import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { keepFilesInMemory } from './tests/support/files-in-memory.ts';
import { LongestFirst } from './tests/support/runner/longest-first.ts';

keepFilesInMemory();
// As `npm start` does: whoever starts, also each thread, finds what was compiled before.
process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '.cache/node');

/** Tests that start and kill whole products and databases: when nothing else is tested. */
const processTests = [
  'src/entry/**/*.test.ts',
  'src/**/bad-luck.test.ts',
  'src/**/own-postgres/**/*.test.ts',
  'tests/api/**/{bad-input,kills,many-processes,simulation-runs}.test.ts',
];
/** Tests that talk to a real database; the rest is pure and shares one process. */
const serverTests = [
  'src/platform/**/*.test.ts',
  'src/**/server/**/*.test.ts',
  'src/entry/**/*.test.ts',
  'src/routes/api/**/*.test.ts',
  'tests/api/**/*.test.ts',
];

/**
 * Nothing is tried twice: what fails now and then has a cause. The limits only end what hangs: they are ten times and
 * more what an idle machine needs, for a test as for an event that is waited for.
 */
const patience = {
  retry: 0,
  // A soak does the same thing many times over.
  testTimeout: 300_000 * Number(process.env.WALORY_TEST_EFFORT ?? 1),
  hookTimeout: 300_000,
  setupFiles: ['tests/support/chance/govern-chance.ts'],
  expect: { poll: { timeout: 60_000, interval: 50 } },
};

/** Hundreds of products come and go in one process: with more room for what is young there is less to clear away, a tenth of the work. */
const roomy = { execArgv: ['--max-semi-space-size=64'] };

/** Sources are loaded as `npm start` loads them: by Node itself, which is quicker and runs what is deployed. */
const asProduct = { experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig({
  test: {
    // One more than the cores of a small machine: tests of servers wait for databases, jobs and timers.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...patience,
          name: 'pure',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/support/**/*.test.ts'],
          exclude: [...serverTests, '**/node_modules/**'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          name: 'server',
          ...asProduct,
          ...roomy,
          include: serverTests,
          exclude: processTests,
          pool: 'forks',
          // Loading the product takes longer than most of these files; what it remembers hangs on its services.
          isolate: false,
          globalSetup: ['tests/support/database/database-server.ts'],
        },
      },
      {
        test: {
          ...patience,
          name: 'processes',
          ...asProduct,
          ...roomy,
          include: processTests,
          pool: 'forks',
          // They wait for one another's deaths more than they compute.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          globalSetup: [
            'tests/support/database/database-server.ts',
            'tests/support/runner/room-for-a-used-folder.ts',
          ],
        },
      },
    ],
  },
});
