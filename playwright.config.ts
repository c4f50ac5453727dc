import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath, shortLivedArguments } from './tests/support/browser/browser.ts';
import { isSoak } from './tests/support/chance/chance.ts';
import { keepFilesInMemory } from './tests/support/files-in-memory.ts';
import { freePort } from './tests/support/running-product.ts';

keepFilesInMemory();

const executablePath = await browserPath();
// Chosen once by the main process; workers inherit it.
process.env.WALORY_TEST_PORT ??= String(await freePort());

export default defineConfig({
  testDir: 'tests/journeys',
  // Node takes the types out itself, as for `npm start`: on a fresh clone that saves twenty seconds before the first journey.
  build: { external: ['**/src/**', '**/tests/support/**'] },
  outputDir: 'test-results',
  globalSetup: './tests/support/journeys/journeys-set-up.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: browsers wait for the server, and the server for its database.
  workers: 3,
  // Nothing is tried twice. The limits only end what hangs: they are ten times and more what an idle machine needs.
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled' } },
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    launchOptions: { executablePath, args: [...browserArguments, ...shortLivedArguments] },
    // What moves is drawn by the processor, sixty times a second: a soak sees it move.
    contextOptions: { reducedMotion: isSoak ? 'no-preference' : 'reduce' },
    baseURL: `http://localhost:${process.env.WALORY_TEST_PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // Fails at the step that hangs, not at the end of the test.
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
  },
});
