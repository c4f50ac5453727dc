import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { comparisonFailures } from '../failures.ts';
import { keptBenchmarks } from './choice-store.ts';
import { comparisonCsv, comparisonPdf, comparisonXlsx } from './comparison-files.ts';
import { keepBenchmarks } from './keep-benchmarks.ts';
import { listComparable } from './list-comparable.ts';
import { readComparison } from './read-comparison.ts';

export const comparison: Registration = {
  name: 'comparison',
  failures: comparisonFailures,
  calls: () => [
    bind(contract.readComparison, readComparison),
    bind(contract.keepBenchmarks, keepBenchmarks),
    bind(contract.listComparable, listComparable),
    bind(contract.comparisonPdf, comparisonPdf),
    bind(contract.comparisonXlsx, comparisonXlsx),
    bind(contract.comparisonCsv, comparisonCsv),
  ],
  fills: [
    accountLife.with({
      exported: async (on, user) => ({ comparison_benchmarks: await keptBenchmarks(on, user.id) }),
    }),
  ],
};
