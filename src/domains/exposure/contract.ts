import * as z from 'zod/mini';
import { done, record } from '../../foundation/answers.ts';
import { defineCall } from '../../foundation/contract.ts';
import { shownCurrency } from '../valuation/figures-contract.ts';
import { makeUpFileLimit, makeUpSources } from './make-up/make-up.ts';
import { makeUpFields } from './make-up/make-up-fields.ts';
import { kinds, sectors } from './words/kinds.ts';

/** So many companies are answered with one by one. */
export const mostCompanies = 100;
/** So many portfolios can be chosen. */
const mostChosen = 100;
/** Rows of a file that are refused are named up to so many. */
export const mostProblems = 200;

const id = z.object({ id: z.string() });
const money = z.string();
/** Percent of everything, one decimal; those of a list sum to exactly 100. */
const share = z.number();

const amounts = {
  /** Held itself, and held by funds; both together are `value`. */
  direct: money,
  inside: money,
  value: money,
  share,
};
const row = z.object({ key: z.string(), ...amounts });
const namedRow = z.object({ key: z.string(), name: z.nullable(z.string()), ...amounts });
const part = z.object({ value: money, share });

const companyShape = z.object({
  name: z.string(),
  ticker: z.nullable(z.string()),
  isin: z.nullable(z.string()),
  /** In how many of the funds it is. */
  funds: z.number(),
  ...amounts,
  /** Of `share`, what is held directly. */
  direct_share: share,
});

const makeUpSummary = z.object({
  as_of: z.string(),
  source: z.enum(makeUpSources),
  /** Of `provider`: what that source of market data calls itself. */
  provider: z.nullable(z.string()),
  hedged_to: z.nullable(z.string()),
  /** Positions it names, and how many percent of it they are together. */
  positions: z.number(),
  named: z.string(),
});

const fundShape = z.object({
  instrument_id: z.string(),
  ticker: z.string(),
  name: z.string(),
  is_fund: z.boolean(),
  value: money,
  /** Null: it is not looked through. */
  make_up: z.nullable(makeUpSummary),
});
export type FundOutput = z.output<typeof fundShape>;

const portfolioIds = z._default(
  z.string('chosenPortfoliosError').check(z.maxLength(37 * mostChosen, 'chosenPortfoliosError')),
  'all',
);

const lookedShape = z.object({
  /** The shown currency, lowercase. */
  currency: z.string(),
  portfolios: z.array(z.object({ id: z.string(), name: z.string() })),
  total: money,
  /** Assets without a rate into the shown currency: they are in no sum. */
  missing: z.number(),
  is_simulated: z.boolean(),
  companies: z.object({
    /** The largest ones. */
    data: z.array(companyShape),
    count: z.number(),
    /** Percent in the ten largest. */
    ten_share: share,
    /** Companies that are not in `data`. */
    more: part,
    /** In shares inside funds that no make-up names. */
    unnamed: part,
    /** In no company: bonds, metals, coins, cash. */
    others: part,
  }),
  /** Companies by their sector, everything else by its kind. */
  sectors: z.array(row),
  kinds: z.array(row),
  countries: z.array(namedRow),
  /** What moves the value; beside it what it is quoted in. */
  currencies: z.array(z.extend(namedRow, { quoted: money, quoted_share: share })),
  /** Funds with what they are made of, the largest first. */
  funds: z.array(fundShape),
  /** Shares and other assets of which a sector or a country is not known. */
  unclear: z.array(fundShape),
  looked_through: z.number(),
  /** The oldest and the newest day that make-ups are of. */
  as_of: z.nullable(z.object({ from: z.string(), to: z.string() })),
});
export type LookThroughOutput = z.output<typeof lookedShape>;

export const lookThrough = defineCall({
  id: 'lookThrough.read',
  method: 'GET',
  path: '/api/look-through',
  summary:
    'What everything held consists of once funds are looked through: companies, sectors, countries, currencies',
  access: 'user',
  whenEmpty: 'lookThroughNotFetched',
  query: z.object({
    /** Ids of portfolios between commas; `all` are all but paper portfolios. */
    portfolios: portfolioIds,
    currency: shownCurrency,
  }),
  output: record(lookedShape),
  errors: ['chosenPortfoliosError'],
});

export const exportLookThrough = defineCall({
  id: 'lookThrough.export',
  method: 'GET',
  path: '/api/look-through/export',
  summary: 'The same as a CSV file, if the plan allows exports',
  access: 'user',
  query: z.object({ portfolios: portfolioIds, currency: shownCurrency }),
  answers: 'file',
  output: z.any(),
  errors: ['chosenPortfoliosError'],
});

const overlapSide = z.object({
  instrument_id: z.string(),
  ticker: z.string(),
  name: z.string(),
  value: money,
});

const overlapShape = z.object({
  currency: z.string(),
  first: overlapSide,
  second: overlapSide,
  /** By the smaller weight of whatever both hold, in percent. */
  percent: z.string(),
  /** Neither make-up names everything: it may be more. */
  is_least: z.boolean(),
  /** How much of the first one’s value that is. */
  value: money,
  count: z.number(),
  /** The largest common ones, with their weights in both. */
  shared: z.array(z.object({ name: z.string(), first: z.string(), second: z.string() })),
  more: z.nullable(z.object({ count: z.number(), first: z.string(), second: z.string() })),
});
export type OverlapOutput = z.output<typeof overlapShape>;

export const overlap = defineCall({
  id: 'lookThrough.overlap',
  method: 'GET',
  path: '/api/look-through/overlap',
  summary:
    'How much of two funds is the same, by the smaller weight; null while fewer than two are looked through',
  access: 'user',
  query: z.object({
    /** Ids of instruments; the two largest funds held where none is named. */
    first: z.optional(z.string()),
    second: z.optional(z.string()),
    currency: shownCurrency,
  }),
  output: z.object({ data: z.nullable(overlapShape) }),
  errors: ['makeUpFundError'],
});

const partShape = z.array(z.object({ key: z.string(), weight: z.string() }));

const makeUpShape = z.object({
  instrument_id: z.string(),
  ticker: z.string(),
  name: z.string(),
  source: z.enum(makeUpSources),
  /** Of `provider`: what that source of market data calls itself. */
  provider: z.nullable(z.string()),
  as_of: z.string(),
  hedged_to: z.nullable(z.string()),
  positions: z.array(
    z.object({
      name: z.string(),
      isin: z.nullable(z.string()),
      ticker: z.nullable(z.string()),
      kind: z.enum(kinds),
      sector: z.nullable(z.enum(sectors)),
      country: z.nullable(z.string()),
      currency: z.nullable(z.string()),
      weight: z.string(),
    }),
  ),
  sectors: partShape,
  kinds: partShape,
  countries: partShape,
  currencies: partShape,
});
export type MakeUpOutput = z.output<typeof makeUpShape>;

export const readMakeUp = defineCall({
  id: 'makeUps.read',
  method: 'GET',
  path: '/api/make-ups/:id',
  summary:
    'What an instrument is made of: as the caller said, else as a market data source tells, else as the example that came along',
  access: 'user',
  params: id,
  output: z.object({ data: z.nullable(makeUpShape) }),
});

const errors = [
  'makeUpWeightError',
  'makeUpSumError',
  'makeUpEmptyError',
  'makeUpDayError',
  'makeUpNameError',
  'isinError',
  'countryError',
  'sectorError',
  'currencyError',
  'tooManyMakeUps',
] as const;

export const saveMakeUp = defineCall({
  id: 'makeUps.save',
  method: 'PUT',
  path: '/api/make-ups/:id',
  summary: 'Says what an instrument is made of, in place of whatever was said before',
  access: 'user',
  whenEmpty: 'makeUpNotSaved',
  bodyLimit: makeUpFileLimit * 2,
  params: id,
  body: makeUpFields,
  output: record(makeUpShape),
  errors,
});

export const uploadMakeUp = defineCall({
  id: 'makeUps.upload',
  method: 'POST',
  path: '/api/make-ups/:id/file',
  summary:
    'Reads a CSV of positions (name, ISIN, weight, sector, country, currency) as what an instrument is made of',
  access: 'user',
  bodyLimit: makeUpFileLimit * 2,
  params: id,
  body: z.object({
    csv: z.string('invalid').check(z.minLength(1, 'required'), z.maxLength(makeUpFileLimit, 'tooLong')),
    as_of: makeUpFields.shape.as_of,
    hedged_to: makeUpFields.shape.hedged_to,
    /** Tells what would happen, and stores nothing. */
    preview: z.optional(z.boolean('invalid')),
    /** Stores the good rows where others are refused; else nothing is stored. */
    skip: z.optional(z.boolean('invalid')),
  }),
  output: record(
    z.object({
      read: z.number(),
      stored: z.boolean(),
      /** Why nothing of it can be taken. */
      fault: z.nullable(z.string()),
      /** Rows that were refused, by line, with the reason; the first ones where there are very many. */
      problems: z.array(z.object({ line: z.number(), value: z.string(), reason: z.string() })),
      refused: z.number(),
      /** Words for sectors, countries and kinds that nobody knows. */
      strange: z.array(z.string()),
      /** Weights were parts of one and are taken for percent. */
      fractions: z.boolean(),
      /** Percent that positions have together, and what is left. */
      named: z.string(),
      rest: z.string(),
      positions: z.number(),
      lists: z.object({
        sectors: z.number(),
        kinds: z.number(),
        countries: z.number(),
        currencies: z.number(),
      }),
      /** The largest of them. */
      largest: z.array(
        z.object({
          name: z.string(),
          isin: z.nullable(z.string()),
          weight: z.string(),
          sector: z.nullable(z.string()),
          country: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  errors: [
    'makeUpFileError',
    'makeUpDayError',
    'makeUpSumError',
    'makeUpEmptyError',
    'tooManyMakeUps',
    'currencyError',
  ],
});

export const removeMakeUp = defineCall({
  id: 'makeUps.delete',
  method: 'DELETE',
  path: '/api/make-ups/:id',
  summary: 'Takes back what the caller said; what a source tells, or the example, counts again',
  access: 'user',
  params: id,
  output: done,
});

export const exportMakeUp = defineCall({
  id: 'makeUps.export',
  method: 'GET',
  path: '/api/make-ups/:id/export',
  summary: 'What an instrument is made of as a file that can be changed and read again',
  access: 'user',
  params: id,
  answers: 'file',
  output: z.any(),
});
