import * as z from 'zod/mini';
import { done, instant, listOf, pagingNumber, record } from '../../foundation/answers.ts';
import { type CallOutput, defineCall } from '../../foundation/contract.ts';
import { amountText, priceText } from '../ledger/ledger-fields.ts';
import { transactionTypes } from '../ledger/transaction-types.ts';
import { bookingKinds, mappedKinds } from './booking.ts';
import { dayOrders } from './kit/moments.ts';
import { mappedFields } from './mapping/mapping.ts';
import { rowStates } from './preview-row.ts';

/** The largest file, and so many rows of it are shown at once. */
export const largestDocument = 10_000_000;
export const shownRows = 500;

const money = z.object({ amount: z.string(), currency: z.string() });

const shownInstrument = z.object({
  id: z.string(),
  ticker: z.string(),
  title: z.string(),
  note: z.string(),
  currency: z.string(),
});

/** A line of the file: what it says, what becomes of it, and why. */
export const previewRow = z.object({
  created_at: z.nullable(z.string()),
  time: z.nullable(z.string()),
  ticker: z.nullable(z.string()),
  value: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  quantity: z.nullable(z.string()),
  portfolio: z.nullable(z.string()),
  /** Names the row in answers; a line that could not be read has none. */
  key: z.nullable(z.string()),
  line: z.number(),
  sheet: z.nullable(z.string()),
  state: z.enum(rowStates),
  reason: z.nullable(z.object({ code: z.string(), values: z.record(z.string(), z.string()) })),
  kind: z.nullable(z.enum(bookingKinds)),
  type: z.nullable(z.enum(transactionTypes)),
  /** Its instrument among those of the file. */
  hint: z.nullable(z.number()),
  title: z.nullable(z.string()),
  note: z.nullable(z.string()),
  price: z.nullable(money),
  fee: z.nullable(money),
  tax: z.nullable(money),
  account: z.nullable(z.string()),
  twin: z.nullable(z.object({ id: z.string(), day: z.string(), portfolio: z.string() })),
  text: z.string(),
});

const agreement = z.object({
  account: z.nullable(z.string()),
  day: z.nullable(z.string()),
  cash: z.nullable(z.string()),
  position: z.nullable(z.string()),
  stated: z.string(),
  reckoned: z.string(),
  agrees: z.boolean(),
});

/** An instrument as the file writes it, and what it is here. */
const documentInstrument = z.object({
  symbol: z.nullable(z.string()),
  isin: z.nullable(z.string()),
  name: z.nullable(z.string()),
  rows: z.number(),
  day: z.string(),
  price: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  is: z.nullable(shownInstrument),
  could: z.array(shownInstrument),
});

/** Rows of a file nobody knows, as they are. */
const rawRow = z.object({ line: z.number(), cells: z.array(z.string()) });

const documentState = z.enum(['read', 'imported', 'undone']);

export const documentShape = z.object({
  fileName: z.string(),
  name: z.string(),
  size: z.number(),
  state: documentState,
  /** None for a file whose columns have to be named. */
  format: z.nullable(z.string()),
  broker: z.nullable(z.string()),
  written: z.object({
    kind: z.string(),
    encoding: z.nullable(z.string()),
    separator: z.nullable(z.string()),
  }),
  /** A known format that has changed. */
  like: z.nullable(
    z.object({ format: z.string(), missing: z.array(z.string()), unknown: z.array(z.string()) }),
  ),
  days: z.nullable(z.object({ from: z.string(), to: z.string() })),
  accounts: z.array(z.object({ account: z.string(), portfolio_id: z.nullable(z.string()) })),
  instruments: z.array(documentInstrument),
  /** How its columns are read: as was said, or as we guess. */
  mapping: z.nullable(
    z.object({
      name: z.nullable(z.string()),
      header: rawRow,
      columns: z.partialRecord(z.enum(mappedFields), z.number()),
      decimal: z.enum(['.', ',']),
      day_order: z.enum(dayOrders),
      words: z.record(z.string(), z.string()),
      currency: z.nullable(z.string()),
      lacking: z.array(z.enum(mappedFields)),
    }),
  ),
  /** The file does not tell the currency of its account: the person has to. */
  asks_currency: z.boolean(),
  currency: z.nullable(z.string()),
  has_cash: z.boolean(),
  counts: z.object({
    all: z.number(),
    import: z.number(),
    ignored: z.number(),
    duplicate: z.number(),
    asks: z.number(),
  }),
  agreements: z.array(agreement),
  /** How many rows of it are in the ledger. */
  imported: z.number(),
  created_at: instant,
  imported_at: z.nullable(instant),
  undone_at: z.nullable(instant),
});

const documentAnswer = z.object({
  fileName: z.string(),
  data: z.array(z.union([previewRow, rawRow])),
  document: documentShape,
  meta: z.object({ total: z.number(), start: z.number(), limit: z.number() }),
});

const refusals = [
  'onlyDocumentsAllowed',
  'documentTooLarge',
  'documentTooWide',
  'documentCellTooLong',
  'documentUnpacksTooLarge',
  'documentBroken',
  'documentProtected',
  'documentEmpty',
  'documentMacros',
] as const;

const fileName = z.object({ fileName: z.string() });

export const uploadDocument = defineCall({
  id: 'imports.upload',
  method: 'POST',
  path: '/api/import-documents',
  summary: 'Reads a file of a broker and shows what would be imported; nothing is recorded yet',
  access: 'user',
  whenEmpty: 'fileNotUploaded',
  bodyLimit: Math.ceil((largestDocument * 4) / 3) + 4096,
  body: z.object({
    /** As a data URL. */
    file: z
      .string('onlyDocumentsAllowed')
      .check(z.regex(/^data:[^,]{0,200};base64,/, 'onlyDocumentsAllowed')),
    name: z.optional(z.string('invalid').check(z.maxLength(255, 'tooLong'))),
  }),
  output: documentAnswer,
  errors: refusals,
});

export const readDocument = defineCall({
  id: 'imports.read',
  method: 'GET',
  path: '/api/import-documents/:fileName',
  summary: 'A file that was uploaded, with its rows by page',
  access: 'user',
  params: fileName,
  query: z.object({
    start: pagingNumber(0, 1_000_000),
    limit: pagingNumber(shownRows, shownRows),
    /** Only rows of one kind. */
    state: z.optional(z.enum(rowStates, 'invalid')),
  }),
  output: documentAnswer,
});

const rowAnswer = z.object({
  key: z.string('invalid').check(z.regex(/^[0-9a-f]{32}$/, 'invalid')),
  skip: z.optional(z.boolean('invalid')),
  take: z.optional(z.boolean('invalid')),
  price: z.optional(
    z.object({
      amount: priceText('priceError'),
      currency: z.string('currencyError').check(z.length(3, 'currencyError')),
    }),
  ),
  kind: z.optional(
    z.enum(['interest', 'dividend', 'result', 'fee', 'tax', 'deposit', 'withdrawal'], 'invalid'),
  ),
});

const mappingGiven = z.object({
  name: z
    .string('invalid')
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(50, 'tooLong'),
      z.regex(/^[^\p{Cc}]*$/u, 'invalid'),
    ),
  columns: z.partialRecord(
    z.enum(mappedFields, 'invalid'),
    z.int('invalid').check(z.gte(0, 'invalid'), z.lte(999, 'invalid')),
  ),
  decimal: z.enum(['.', ','], 'invalid'),
  day_order: z.enum(dayOrders, 'invalid'),
  words: z.record(
    z.string().check(z.maxLength(200, 'tooLong')),
    z.enum([...mappedKinds, 'ignore'], 'invalid'),
  ),
  currency: z.nullish(z.string('currencyError').check(z.length(3, 'currencyError'))),
});

export const changeDocument = defineCall({
  id: 'imports.change',
  method: 'PUT',
  path: '/api/import-documents/:fileName',
  summary:
    'Says what is still open of a file; with importAssets all rows that can be are recorded at once, or none',
  access: 'user',
  whenEmpty: 'assetsNotImported',
  params: fileName,
  body: z.object({
    importAssets: z.optional(z.boolean('invalid')),
    /** Of the account, where the file does not tell it. */
    currency: z.optional(z.string('currencyError').check(z.length(3, 'currencyError'))),
    /** Portfolios by account. */
    portfolios: z.optional(
      z
        .array(
          z.object({
            account: z.string('invalid').check(z.maxLength(200, 'tooLong')),
            portfolio_id: z.string('portfolioError'),
          }),
        )
        .check(z.maxLength(100, 'tooLong')),
    ),
    /** Instruments by their number in the file. */
    instruments: z.optional(
      z
        .array(
          z.object({
            hint: z.int('invalid'),
            asset_id: z.nullable(z.string('assetError')),
            remember: z.optional(z.boolean('invalid')),
          }),
        )
        .check(z.maxLength(5000, 'tooLong')),
    ),
    rows: z.optional(z.array(rowAnswer).check(z.maxLength(5000, 'tooLong'))),
    /** What the columns of a file mean that nobody knows; files of the same shape are recognised from then on. */
    mapping: z.optional(mappingGiven),
  }),
  output: documentAnswer,
  errors: [
    ...refusals,
    'portfolioError',
    'assetError',
    'priceError',
    'currencyError',
    'importFailed',
    'columnsMissing',
  ],
});

export const lookUpInstruments = defineCall({
  id: 'imports.lookUp',
  method: 'POST',
  path: '/api/import-documents/:fileName/look-up',
  summary:
    'Asks the sources of market data for instruments of a file that the catalogue lacks, a few at a time',
  access: 'user',
  params: fileName,
  output: documentAnswer,
  errors: ['simulatedMarket'],
});

export const listDocuments = defineCall({
  id: 'imports.list',
  method: 'GET',
  path: '/api/import-documents',
  summary: 'Files that were uploaded, newest first',
  access: 'user',
  query: z.object({ start: pagingNumber(0, 100_000), limit: pagingNumber(50, 100) }),
  output: listOf(documentShape),
});

const fileKind = z._default(z.enum(['csv', 'xlsx'], 'invalid'), 'csv');

export const readTemplate = defineCall({
  id: 'imports.template',
  method: 'GET',
  path: '/api/import-template',
  summary: 'Our own template with a few example rows, as a CSV or a workbook',
  access: 'user',
  query: z.object({ format: fileKind }),
  output: z.unknown(),
  answers: 'file',
});

export const exportPortfolio = defineCall({
  id: 'imports.export',
  method: 'GET',
  path: '/api/portfolios/:id/template',
  summary: 'All transactions of a portfolio in our own template, to be imported elsewhere; within the plan',
  access: 'user',
  params: z.object({ id: z.string() }),
  query: z.object({ format: fileKind }),
  output: z.unknown(),
  answers: 'file',
  errors: ['documentTooLarge'],
});

/** A row of the ledger that would lack its units. */
const leaning = z.object({
  id: z.string(),
  type: z.enum(transactionTypes),
  day: z.string(),
  ticker: z.string(),
  units: z.nullable(amountText('invalid')),
  portfolio: z.string(),
});

export const listLeaning = defineCall({
  id: 'imports.leaning',
  method: 'GET',
  path: '/api/import-documents/:fileName/leaning',
  summary: 'What else would have to go if the import were undone',
  access: 'user',
  params: fileName,
  output: listOf(leaning),
});

export const undoDocument = defineCall({
  id: 'imports.undo',
  method: 'DELETE',
  path: '/api/import-documents/:fileName',
  summary: 'Takes all rows of a file out of the ledger, or forgets a file that was not imported',
  access: 'user',
  params: fileName,
  query: z.object({ leaning: z.optional(z.enum(['remove'], 'invalid')) }),
  output: done,
  errors: ['leaningRows'],
});

const dated = z.extend(money, { day: z.nullable(z.string()) });

/** Where a row of the ledger came from, and what its tax will need. */
export const readSource = defineCall({
  id: 'imports.source',
  method: 'GET',
  path: '/api/transactions/:id/source',
  summary: 'The file and line a transaction came from, with the original text',
  access: 'user',
  params: z.object({ id: z.string() }),
  output: record(
    z.object({
      broker: z.string(),
      fileName: z.nullable(z.string()),
      name: z.nullable(z.string()),
      line: z.nullable(z.number()),
      sheet: z.nullable(z.string()),
      text: z.nullable(z.string()),
      account: z.nullable(z.string()),
      settles_on: z.nullable(z.string()),
      price: z.nullable(money),
      rate: z.nullable(z.string()),
      accrued: z.nullable(money),
      fee: z.nullable(dated),
      tax: z.nullable(dated),
      country: z.nullable(z.string()),
      reference: z.nullable(z.string()),
    }),
  ),
});

export type SourceOutput = CallOutput<typeof readSource>['data'];
export type DocumentOutput = z.output<typeof documentShape>;
