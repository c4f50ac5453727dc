/** A plan as the public site shows it; prices for one month are decimal strings. */
export type PlanOffer = {
  slug: string;
  /** In the language of the page. */
  name: string;
  pricePln: string;
  priceEur: string;
  portfolios: number;
  integrations: number;
  strategies: number;
  sms: boolean;
  export: boolean;
  education: boolean;
};
