import { newReport, newShare } from '../route-table/rows/reports.ts';

type Owner = {
  post(path: string, body: unknown): Promise<{ body: { data: { id: string; link: { id: string } | null } } }>;
};

/** A report that is shared: of everything, or of one portfolio. */
export async function ownSharedReport(
  browser: Owner,
  portfolio?: string,
  share: object = newShare,
): Promise<{ id: string; link: string }> {
  const portfolios = portfolio ? [portfolio] : 'all';
  const definition = { ...newReport.definition, portfolios };
  const { data } = (await browser.post('/api/reports', { ...newReport, definition, share })).body;
  return { id: data.id, link: data.link!.id };
}
