import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of a minute and more, the longest first. */
const longest = [
  'tests/api/fuzz.test.ts',
  'tests/api/every-route.test.ts',
  'performance/server/warm-and-fresh.test.ts',
  'tests/api/reports/files.test.ts',
  'tests/api/accounts/accounts.test.ts',
  'imports/server/reading/hostile-files.test.ts',
  'tests/api/reports/sharing.test.ts',
  'tests/api/billing/two-years.test.ts',
  'tests/api/billing/stripe/years.test.ts',
  'src/entry/bad-luck.test.ts',
  'src/entry/commands.test.ts',
  'tests/api/kills.test.ts',
  'tests/api/simulation/simulation-runs.test.ts',
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
