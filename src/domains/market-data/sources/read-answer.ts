import * as z from 'zod/mini';
import { type CsvSeparator, type CsvTable, readCsv } from '../../../foundation/csv/read-csv.ts';
import { SourceFailure } from '../source-port/source-port.ts';
import { excerpt } from './ask-provider.ts';

/** Consent pages, proofs of work and maintenance notes arrive with status 200 where data was asked for. */
export function looksLikeHtml(text: string): boolean {
  return /^\uFEFF?\s*<(!doctype|html|head|body|script|\?xml|!--)/i.test(text);
}

export function refuseHtml(text: string): void {
  if (looksLikeHtml(text)) throw new SourceFailure('garbled', 'a web page instead of data');
}

/** A table that a provider sent; half of one is none. */
export function readTable(text: string, separator?: CsvSeparator): CsvTable {
  refuseHtml(text);
  const table = readCsv(text, { separator });
  if (table.stop) throw new SourceFailure('garbled', `${table.stop.kind} in line ${table.stop.line}`);
  return table;
}

export function readJson(text: string): unknown {
  refuseHtml(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new SourceFailure('garbled', `no JSON, or half of it: ${excerpt(text)}`);
  }
}

/** An answer in the shape that the provider documents, or a failure that names the first thing that differs. */
export function shaped<S extends z.ZodMiniType>(shape: S, value: unknown): z.infer<S> {
  const read = z.safeParse(shape, value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new SourceFailure('garbled', `unexpected answer at ${issue?.path.join('.') || 'its root'}`);
}
