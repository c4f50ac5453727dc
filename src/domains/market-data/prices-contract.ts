import * as z from 'zod/mini';
import { done, listOf, pagingNumber, record } from '../../foundation/answers.ts';
import { isDay } from '../../foundation/calendar-day.ts';
import { defineCall } from '../../foundation/contract.ts';

const day = z.string();

/** The largest file of prices that is read. */
export const priceFileLimit = 5 * 1024 * 1024;
/** How many rows that were left out are named one by one. */
export const mostProblems = 200;

const priceFile = z.object({
  csv: z.string('invalid').check(z.minLength(1, 'required'), z.maxLength(priceFileLimit, 'tooLong')),
  /** How days with slashes are written, where the file itself does not tell. */
  day_order: z.optional(z.enum(['dayFirst', 'monthFirst'], 'invalid')),
  /** Tells what would happen, and stores nothing. */
  preview: z.optional(z.boolean('invalid')),
});

const priceFileReport = record(
  z.object({
    /** Rows with a day and a price, or with what should have been one. */
    read: z.number(),
    stored: z.number(),
    refused: z.number(),
    first_day: z.nullable(day),
    last_day: z.nullable(day),
    /** Rows that were left out, by line, with the reason; the first ones where there are very many. */
    problems: z.array(
      z.object({
        line: z.nullable(z.number()),
        day: z.nullable(day),
        value: z.nullable(z.string()),
        reason: z.string(),
      }),
    ),
  }),
);

export const uploadCustomPrices = defineCall({
  id: 'customAssets.uploadPrices',
  method: 'POST',
  path: '/api/custom-assets/:id/prices',
  summary: 'Reads a CSV of closes (date, close, optionally volume) into an own instrument; Stooq’s files too',
  access: 'user',
  bodyLimit: priceFileLimit * 2,
  params: z.object({ id: z.string() }),
  body: z.extend(priceFile, {
    /** Removes the prices stored before; else only those of the same days are replaced. */
    replace: z.optional(z.boolean('invalid')),
  }),
  output: priceFileReport,
  errors: ['invalid'],
});

/** Prices are listed so many at a time. */
export const pricePageSize = 250;

export const listCustomPrices = defineCall({
  id: 'customAssets.prices',
  method: 'GET',
  path: '/api/custom-assets/:id/prices',
  summary: 'The stored prices of an own instrument, newest first',
  access: 'user',
  params: z.object({ id: z.string() }),
  query: z.object({ start: pagingNumber(0, 1_000_000), limit: pagingNumber(pricePageSize, pricePageSize) }),
  output: listOf(z.object({ day, close: z.string() })),
});

const ofDay = z.object({ id: z.string(), day: z.string() });

export const setCustomPrice = defineCall({
  id: 'customAssets.setPrice',
  method: 'PUT',
  path: '/api/custom-assets/:id/prices/:day',
  summary: 'Writes the price of one day of an own instrument',
  access: 'user',
  params: ofDay,
  body: z.object({
    close: z
      .string('priceError')
      .check(z.regex(/^\d{1,12}(\.\d{1,12})?$/, 'priceError'), z.regex(/[1-9]/, 'priceError')),
  }),
  output: record(z.object({ day, close: z.string() })),
  errors: ['futureDay', 'priceJump', 'dateInvalid'],
});

export const deleteCustomPrice = defineCall({
  id: 'customAssets.deletePrice',
  method: 'DELETE',
  path: '/api/custom-assets/:id/prices/:day',
  summary: 'Removes the price of one day of an own instrument',
  access: 'user',
  params: ofDay,
  output: done,
});

export const uploadCataloguePrices = defineCall({
  id: 'admin.uploadPrices',
  method: 'POST',
  path: '/api/admin/assets/:id/prices',
  summary: 'Reads a CSV of closes, Stooq’s files too, into an instrument of the catalogue',
  access: 'admin',
  apiKey: false,
  whileImpersonating: false,
  bodyLimit: priceFileLimit * 2,
  params: z.object({ id: z.string() }),
  body: priceFile,
  output: priceFileReport,
  errors: ['invalid', 'simulatedMarket'],
});

/** Whether a text in an address is a day that exists. */
export function isPriceDay(text: string): boolean {
  return isDay(text) && text >= '1970-01-01';
}
