import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { pdfPages } from '../../tests/support/pdf-text.ts';
import type { RunningProduct } from '../../tests/support/running-product.ts';
import type { Figure } from './figure.ts';
import { asBrowser, perCpuSecond } from './per-cpu-second.ts';

/** Shared reports under load, and how long a PDF takes from asking for it to having it. */
export async function measureReports(product: RunningProduct): Promise<Figure[]> {
  const demo = new Visitor(product.url);
  await demo.signInAsDemo();
  const save = async (body: object) => {
    const { status, text, body: answer } = await demo.post('/api/reports', body);
    if (status !== 200) throw new Error(`saving a report answers ${status}: ${text}`);
    return answer.data;
  };
  const definition = { kind: 'overview', period: { of: 'start' }, currency: 'pln' };
  const elements = ['line-chart', 'area-chart', 'bar-chart', 'three-month-value', 'tables'];
  const living = await save({ name: 'Bench', definition, share: { elements, is_frozen: false } });
  const frozen = await save({ name: 'Bench', definition, share: { elements } });
  const page = (name: string, { link }: { link: { id: string } }) =>
    perCpuSecond(product, name, `/reports/${link.id}`, asBrowser('en'), 500);
  const statement = await save({ name: 'Statement', definition: { ...definition, kind: 'transactions' } });
  const { pages, bytes, took } = await printed(demo, `/api/reports/${statement.id}/pdf`);
  const most = (name: string, value: number, unit: string, budget: number): Figure => ({
    name,
    value: Math.round(value),
    unit,
    budget,
    atLeast: false,
  });
  return [
    await page('shared report that follows its figures', living),
    await page('shared report that is frozen', frozen),
    most(`PDF of ${pages} pages, first time`, took, 'ms', 3000),
    most(`PDF of ${pages} pages, size`, bytes / 1000, 'kB', 1000),
  ];
}

async function printed(person: Visitor, path: string) {
  const started = performance.now();
  for (;;) {
    const { status, text, bytes } = await person.get(path);
    const took = performance.now() - started;
    if (status === 200) return { took, bytes: bytes.length, pages: (await pdfPages(bytes)).length };
    if (status !== 202) throw new Error(`${path} answers ${status}: ${text}`);
    await sleep(50);
  }
}
