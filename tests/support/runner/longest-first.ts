import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that compute or wait for some ten seconds and more, the longest first. */
const longest = [
  'tests/api/every-route.test.ts',
  'tests/api/fuzz.test.ts',
  'tests/api/market/market-sources.test.ts',
  'platform/jobs/job-queue.test.ts',
  'tests/api/taxes/golden-taxes.test.ts',
  'platform/events/event-bus.test.ts',
  'tests/api/brokers/synchronising.test.ts',
  'tests/api/policies/read-only.test.ts',
  'tests/api/policies/switches.test.ts',
  'performance/server/warm-and-fresh.test.ts',
  'platform/backup/restore.test.ts',
  'tests/api/policies/counted.test.ts',
  'imports/server/engine/halves.test.ts',
  'tests/api/accounts/own-archive.test.ts',
  'tests/api/brokers/several-accounts.test.ts',
  'tests/api/accounts/sign-in.test.ts',
  'tests/api/public-site/plain-forms.test.ts',
  'tests/api/imports/template.test.ts',
  'tests/api/reports/sharing.test.ts',
  'tests/api/simulation/simulation-runs.test.ts',
  'src/entry/bad-luck.test.ts',
  'src/entry/commands.test.ts',
  'platform/mail/bad-luck.test.ts',
  'src/entry/database-away.test.ts',
  'src/entry/npm-start.test.ts',
  'tests/api/many-processes.test.ts',
  'own-postgres/as-root.test.ts',
  'tests/api/imports/kills.test.ts',
  'tests/api/brokers/kills.test.ts',
  'tests/api/kills.test.ts',
  'own-postgres/start-own-postgres.test.ts',
];

/** Begins with what takes longest: begun last, it would keep one core busy while the others have nothing left to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
