import { retailKinds } from '../../../domains/bonds/series-terms.ts';
import { allBrokers } from '../../../domains/brokers/adapters/all-brokers.ts';
import { formats } from '../../../domains/imports/formats/all-formats.ts';
import type { FaqFacts } from '../../../domains/public-site/ui/company/faq-questions.ts';
import type { PlanOffers } from '../../../domains/public-site/ui/plan-offer.ts';
import { formatAmount } from '../../../foundation/format-amount.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { allMessages } from '../../../i18n/messages.ts';
import type { SiteInfo } from '../../page-context.ts';

/** What the product reads, knows and costs, from where it really stands. */
export function faqFacts(site: SiteInfo, locale: Locale, { plans, trialDays }: PlanOffers): FaqFacts {
  const names: Record<string, string> = allMessages(locale).imports.brokers;
  const own = 'walory';
  const files = [...new Set(formats.map(({ broker }) => broker))].filter((broker) => broker !== own);
  return {
    apis: allBrokers.filter(({ name }) => name !== 'demo').map(({ title }) => title),
    files: files.map((broker) => names[broker] ?? broker),
    bonds: retailKinds,
    kinds: Object.values(allMessages(locale).common.accountKinds),
    plans: plans
      .filter(({ price_pln: price }) => Number(price) > 0)
      .map(
        ({ name, price_pln: price }) =>
          `${name} ${formatAmount(price, 'pln', { decimals: /[.]0*$/.test(price) ? 0 : 2 })}`,
      ),
    vat: site.vat,
    trialDays,
    charges: site.charges,
    demo: site.demo !== null,
    hasPlans: site.plans,
    taxForm: 'PIT\u201138',
  };
}
