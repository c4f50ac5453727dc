import type { Database } from '../../../src/platform/database/database.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { hashToken } from '../../../src/platform/secrets.ts';

const pln = '0193277e-0000-7000-8000-000000000101';
const shares = '0193277e-0000-7000-8000-000000000201';
const trial = '0193277e-0000-7000-8000-000000000002';
const strategy = '0193277e-0000-7000-8000-000000000401';
const brokerage = '0193277e-0000-7000-8000-000000000301';

/** Somebody's tokens as they were handed out before tokens named their owner. */
export const oldTokens = (name: string) => ({
  session: `session-${name}`.padEnd(43, 'x'),
  key: `wal_${`key-${name}`.padEnd(43, 'x')}`,
  mail: `mail-${name}`.padEnd(43, 'x'),
});

/** A person with a row or two in every table of theirs, as the schema was before rows knew their owner. */
export async function oldPerson(
  database: Database,
  name: string,
): Promise<{ id: string; simulationId: string }> {
  const id = await addUser(database, name);
  const instrument = await addOwnInstrument(database, id, name);
  const portfolios = [
    await addPortfolio(database, id, instrument),
    await addPortfolio(database, id, instrument),
  ];
  await database.run(sql`
    insert into portfolio_strategies (portfolio_id, strategy_id, connected_at) values (${portfolios[0]}, ${strategy}, now())`);
  return { id, simulationId: await addSimulation(database, portfolios[1]!) };
}

async function made(database: Database, statement: ReturnType<typeof sql>): Promise<string> {
  return (await database.one<{ id: string }>(statement)).id;
}

async function addUser(database: Database, name: string): Promise<string> {
  const tokens = oldTokens(name);
  const id = await made(
    database,
    sql`insert into users (id, email, name, password_hash, terms_accepted_at, created_at, updated_at)
      values (gen_random_uuid(), ${`${name}@example.pl`}, ${name}, 'x', now(), now(), now()) returning id`,
  );
  await database.run(sql`
    insert into sessions (id, token_hash, user_id, remember, user_agent, address, created_at, last_seen_at, expires_at)
    values (gen_random_uuid(), ${hashToken(tokens.session)}, ${id}, true, '', '', now(), now(), now() + interval '9 days')`);
  await database.run(sql`
    insert into api_keys (user_id, key_hash, ending, created_at) values (${id}, ${hashToken(tokens.key)}, 'xxxx', now())`);
  await database.run(sql`
    insert into mail_tokens (id, user_id, purpose, token_hash, email, created_at, expires_at)
    values (gen_random_uuid(), ${id}, 'email-verification', ${hashToken(tokens.mail)}, ${`${name}@example.pl`}, now(), now() + interval '1 day')`);
  const file = await made(
    database,
    sql`insert into files (id, user_id, purpose, content_type, bytes, created_at)
      values (gen_random_uuid(), ${id}, 'avatar', 'image/png', '\\x00', now()) returning id`,
  );
  await database.run(sql`update users set avatar_id = ${file} where id = ${id}`);
  await database.run(sql`
    insert into subscriptions (id, user_id, plan_id, started_at, is_trial) values (gen_random_uuid(), ${id}, ${trial}, now(), true)`);
  await database.run(sql`
    insert into notifications (id, user_id, kind, created_at) values (gen_random_uuid(), ${id}, 'welcome', now())`);
  await database.run(sql`
    insert into connected_modules (user_id, module_id, connected_at) values (${id}, ${brokerage}, now())`);
  await database.run(sql`
    insert into strategy_ratings (strategy_id, user_id, rating, review, created_at, updated_at)
    values (${strategy}, ${id}, 4, ${name}, now(), now())`);
  return id;
}

function addOwnInstrument(database: Database, owner: string, name: string): Promise<string> {
  return made(
    database,
    sql`insert into instruments (id, owner_id, ticker, class_id, currency_id, names, source, slug, search, created_at)
      values (gen_random_uuid(), ${owner}, ${name}, ${shares}, ${pln}, '{}', 'user', ${name}, ${name}, now()) returning id`,
  );
}

async function addPortfolio(database: Database, owner: string, instrument: string): Promise<string> {
  const id = await made(
    database,
    sql`insert into portfolios (id, user_id, name, currency_id, submission_id, created_at, updated_at)
      values (gen_random_uuid(), ${owner}, 'Emerytura', ${pln}, gen_random_uuid(), now(), now()) returning id`,
  );
  const holding = await made(
    database,
    sql`insert into holdings (id, portfolio_id, instrument_id, currency_id, created_at)
      values (gen_random_uuid(), ${id}, ${instrument}, ${pln}, now()) returning id`,
  );
  await database.run(sql`
    insert into transactions (id, portfolio_id, holding_id, type, day, units, price, currency_id, note, submission_id, created_at, updated_at)
    select gen_random_uuid(), ${id}, ${holding}, 'buy', date '2024-01-01' + n, 1, 10, ${pln}, 'note ' || n, gen_random_uuid(), now(), now()
    from generate_series(1, 20) n`);
  await database.run(sql`
    insert into transactions (id, portfolio_id, holding_id, type, day, numerator, denominator, currency_id, origin, created_at, updated_at)
    values (gen_random_uuid(), ${id}, ${holding}, 'split', '2025-01-01', 2, 1, ${pln}, 'feed', now(), now())`);
  await database.run(sql`
    insert into transactions (id, portfolio_id, type, day, total, currency_id, created_at, updated_at)
    values (gen_random_uuid(), ${id}, 'deposit', '2024-01-01', 100, ${pln}, now(), now())`);
  return id;
}

async function addSimulation(database: Database, portfolioId: string): Promise<string> {
  const id = await made(
    database,
    sql`insert into simulations (id, portfolio_id, job_id, language, wish, status, submission_id, created_at)
      values (gen_random_uuid(), ${portfolioId}, gen_random_uuid(), 'pl', '{}', 'queued', gen_random_uuid(), now()) returning id`,
  );
  await database.run(sql`
    insert into simulation_results (id, simulation_id, days, terms, assets, created_at)
    values (gen_random_uuid(), ${id}, '\\x00', '{}', '[]', now())`);
  await database.run(sql`
    insert into simulation_lines (simulation_id, slot, name, metrics, day_values)
    values (${id}, 0, 'WIG20', '{}', '\\x00'), (${id}, 1, 'Hold', '{}', '\\x00')`);
  await database.run(sql`
    insert into simulation_sweeps (simulation_id, slot, gammas, kappas, status, created_at)
    values (${id}, 1, '{1}', '{0}', 'done', now())`);
  return id;
}
