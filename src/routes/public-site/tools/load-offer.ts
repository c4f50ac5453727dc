import type { OfferedSeries } from '../../../domains/calculators/bond-choice/bond-offer.ts';
import { bondOffer } from '../../../domains/calculators/contract.ts';
import type { PageContext } from '../../page-context.ts';

/** What is on sale. For loaders alone: a file that the browser loads too would bring the contract along. */
export async function loadOffer({ call }: PageContext): Promise<OfferedSeries[]> {
  const { data } = await call(bondOffer, {});
  return data.map(({ issue_month, first_rate, ...series }) => ({
    ...series,
    issueMonth: issue_month,
    firstRate: first_rate,
  }));
}
