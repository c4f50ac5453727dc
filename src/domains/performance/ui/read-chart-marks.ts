import { callApi } from '../../../foundation/call-api.ts';
import { transactionMarks } from '../journal/marks-contract.ts';

export type MarksOf = { portfolioId?: string | undefined; slug?: string | undefined };

/** Fetched by the chart when it is idle, with the call it needs. */
export async function readChartMarks(of: MarksOf, locale: string, signal: AbortSignal) {
  return (await callApi(transactionMarks, { query: of }, locale, signal)).data;
}
