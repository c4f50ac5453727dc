import type { Registration } from '../../../platform/domains/registration.ts';
import { valuationFailures } from '../failures.ts';

export const valuation: Registration = { name: 'valuation', failures: valuationFailures };
