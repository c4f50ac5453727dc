import { openDatabase } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import { createLog } from '../../src/platform/log.ts';
import { startOwnPostgres } from '../../src/platform/own-postgres/start-own-postgres.ts';
import { Visitor } from '../../tests/support/callers/visitor.ts';
import { newLoan, newProperty, newRent } from '../../tests/support/records/own-property.ts';
import { runProduct, temporaryFolder } from '../../tests/support/running-product.ts';
import { answerTime } from './answer-time.ts';
import type { Figure } from './figure.ts';

const count = 500;

/** The list of 500 properties, each with rent and a mortgage: as it is asked for again, and after one of them changed. */
export async function measureProperties(env: Record<string, string>): Promise<Figure[]> {
  const folder = await temporaryFolder();
  const own = await startOwnPostgres({ dataDir: folder.path, log: createLog('silent') });
  const product = await runProduct(env, folder.path);
  const database = openDatabase(own.connection, 2, () => {});
  try {
    const person = new Visitor(product.url);
    await person.register();
    const first = await made(person.post('/api/properties', newProperty()));
    await made(person.post(`/api/properties/${first}/flows`, newRent()));
    await made(person.put(`/api/properties/${first}/loan`, newLoan()));
    await database.run(sql`
      insert into properties select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
      from properties p, generate_series(2, ${count}) where p.id = ${first}`);
    for (const table of ['property_valuations', 'property_flows', 'property_loans'])
      await database.raw(`
        insert into ${table} select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'property_id', p.id))).*
        from ${table} r join properties p on p.user_id = r.user_id and p.id <> r.property_id
        where r.property_id = '${first}'`);
    const list = () => answerTime(product.url, person, '/api/properties?currency=pln');
    await list();
    const again = await median(15, list);
    const changed = await median(7, async () => {
      await made(person.put(`/api/properties/${first}`, newProperty({ name: `Nazwa ${Math.random()}` })));
      return list();
    });
    const most = (name: string, value: number, budget: number): Figure => ({
      name,
      value: Math.round(value * 10) / 10,
      unit: 'ms',
      budget,
      atLeast: false,
    });
    return [
      most(`list of ${count} properties`, again, 50),
      most(`list of ${count} properties, first reading after a change of one`, changed, 150),
    ];
  } finally {
    await database.close();
    await product.stop();
    await own.stop();
    await folder.remove();
  }
}

type Answer = { status: number; text: string; body: { data: { id?: string } } };

async function made(asked: Promise<Answer>): Promise<string> {
  const { status, text, body } = await asked;
  if (status !== 200) throw new Error(`${status}: ${text.slice(0, 200)}`);
  return body.data.id ?? '';
}

/** The middle of several runs, so that one pause of the machine decides nothing. */
async function median(times: number, measure: () => Promise<number>): Promise<number> {
  const runs: number[] = [];
  for (let i = 0; i < times; i++) runs.push(await measure());
  return runs.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}
