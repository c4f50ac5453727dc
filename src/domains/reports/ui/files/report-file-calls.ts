import { callApi, fetchFileOf } from '../../../../foundation/call-api.ts';
import {
  figuresCsv,
  figuresTables,
  figuresXlsx,
  reportCsv,
  reportTables,
  reportXlsx,
} from '../../files-contract.ts';
import type { FileSource } from './file-source.ts';

/** The tables of a report, saved or not. */
export function tablesOf(source: FileSource, locale: string, signal: AbortSignal) {
  return 'id' in source
    ? callApi(reportTables, { params: { id: source.id } }, locale, signal)
    : callApi(figuresTables, { query: source.query }, locale, signal);
}

export function csvOf(source: FileSource, table: string, locale: string) {
  return 'id' in source
    ? fetchFileOf(reportCsv, { params: { id: source.id }, query: { table } }, locale)
    : fetchFileOf(figuresCsv, { query: { ...source.query, table } }, locale);
}

export function workbookOf(source: FileSource, locale: string) {
  return 'id' in source
    ? fetchFileOf(reportXlsx, { params: { id: source.id } }, locale)
    : fetchFileOf(figuresXlsx, { query: source.query }, locale);
}
