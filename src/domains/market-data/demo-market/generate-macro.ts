import { type ConsumerPrices, consumerPrices } from './macro/consumer-prices.ts';
import { type PolicyCurrency, type PolicyRateStep, policyRates } from './macro/policy-rates.ts';

export type DemoMacro = {
  simulated: true;
  /** Each holds from its day until the next. */
  policyRates: Record<PolicyCurrency, PolicyRateStep[]>;
  /** Poland. */
  consumerPrices: ConsumerPrices[];
};

/** Rates and prices of the wider world as far as they are known on a day; append-only like the market. */
export function generateMacro({ through }: { through: string }): DemoMacro {
  const known = (currency: PolicyCurrency) => policyRates[currency].filter(({ from }) => from <= through);
  return {
    simulated: true,
    policyRates: {
      PLN: known('PLN'),
      EUR: known('EUR'),
      USD: known('USD'),
      GBP: known('GBP'),
      CHF: known('CHF'),
    },
    consumerPrices: consumerPrices(through),
  };
}
