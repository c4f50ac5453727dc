import * as z from 'zod/mini';
import { isDay } from '../../../../foundation/calendar-day.ts';
import { sentDecimal } from '../../../../foundation/sent-decimal.ts';
import type { InstrumentFacts } from '../../source-port/source-port.ts';
import { shaped } from '../read-answer.ts';

const text = z.optional(z.string());
const number = z.optional(z.number());
const details = z.object({
  results: z.object({
    ticker: z.string(),
    name: z.string(),
    type: text,
    active: z.optional(z.boolean()),
    currency_name: text,
    primary_exchange: text,
    locale: text,
    description: text,
    sic_description: text,
    homepage_url: text,
    phone_number: text,
    address: z.optional(
      z.object({ address1: text, address2: text, city: text, state: text, postal_code: text }),
    ),
    total_employees: number,
    list_date: text,
    delisted_utc: text,
    cik: text,
    composite_figi: text,
    market_cap: number,
    share_class_shares_outstanding: number,
    weighted_shares_outstanding: number,
  }),
});

const day = (value: string | undefined) => {
  const found = value?.slice(0, 10) ?? '';
  return isDay(found) ? found : undefined;
};

/** Logos are left out: their address works only with the key in it. */
export function translateTicker(body: unknown): InstrumentFacts {
  const { results: found } = shaped(details, body);
  const { address1, address2, city, state, postal_code } = found.address ?? {};
  const place = [address1, address2, city, [state, postal_code].filter(Boolean).join(' ')].filter(Boolean);
  const figures = {
    marketCap: sentDecimal(found.market_cap),
    sharesOutstanding:
      sentDecimal(found.weighted_shares_outstanding) ?? sentDecimal(found.share_class_shares_outstanding),
  };
  return {
    symbol: found.ticker,
    name: found.name,
    kind: found.type,
    description: found.description,
    currency: found.currency_name?.toUpperCase(),
    exchange: found.primary_exchange,
    country: found.locale?.toUpperCase(),
    industry: found.sic_description,
    address: place.join(', ') || undefined,
    phone: found.phone_number,
    website: found.homepage_url,
    employees: found.total_employees,
    figi: found.composite_figi,
    cik: found.cik,
    listedOn: day(found.list_date),
    delistedOn: day(found.delisted_utc),
    active: found.active,
    figures: Object.fromEntries(
      Object.entries(figures).flatMap(([name, figure]) => (figure ? [[name, figure]] : [])),
    ),
  };
}
