import { beforeEach, describe, expect, test } from 'vitest';
import { usualReadings } from '../../../src/domains/taxes/readings.ts';
import { sql } from '../../../src/platform/database/sql.ts';
import { currencyIds, must } from '../../support/callers/trader.ts';
import { ourBook } from '../../support/our-book.ts';
import { type Any, accountsOf, cases, importRows, paper, setTables } from './tax-ledger.ts';

const our = ourBook();
beforeEach(async () => {
  const { database } = our.walory;
  for (const table of ['import_documents', 'tax_years', 'tax_slips', 'tax_losses', 'tax_treaties'] as const)
    await database.run(
      sql`delete from ${sql([table] as unknown as TemplateStringsArray)} where user_id = ${our.anna.id}`,
    );
});

/**
 * Rates alone (s04) and a sale beyond what its account has (s28) are below; limits and exits of wrappers (s25, s26) are
 * entered in `wrappers.test.ts`.
 */
const elsewhere = ['s04', 's25', 's26', 's28'];
const expressible = cases.filter(({ id }) => !elsewhere.includes(id));

const put = (path: string, body: object) => must(our.anna.browser.put(path, body));
const read = (path: string): Promise<Any> => our.anna.read(path);

/** Rows of our template, as somebody would fill it in. */
function rowsOf(one: Any, isins: Map<string, string>): Any[] {
  return one.operations.flatMap((op: Any, at: number) => {
    const base = {
      day: op.date,
      account: op.account,
      isin: isins.get(op.instrument),
      currency: op.ccy ?? 'USD',
    };
    const traded = {
      ...{ units: op.qty, price: op.price, fee: op.fee, feeCurrency: op.fee_ccy },
      ...{ settled: op.settle, accrued: op.accrued },
    };
    switch (op.type) {
      case 'buy':
      case 'sell':
        return [{ ...base, type: op.type, ...traded }];
      case 'dividend':
      case 'interest':
        return [
          {
            ...base,
            type: op.type,
            amount: op.gross,
            tax: op.wht?.[0]?.amount ?? (op.payer_withheld && '1'),
          },
        ];
      case 'fee':
        return [{ ...base, type: 'fee', amount: op.amount }];
      case 'split':
        return one.accounts.map(({ id }: Any) => ({ ...base, account: id, type: 'split', ratio: op.ratio }));
      case 'transfer': {
        const moved = { ...base, units: op.qty, price: '1', link: `move ${at}` };
        return [
          { ...moved, type: 'transfer-out', account: op.from },
          { ...moved, type: 'transfer-in', account: op.to },
        ];
      }
      case 'derivative':
        return [
          {
            ...{ ...base, type: 'result', amount: resultOf(op), fee: op.fees?.[0]?.amount },
            ...{ opened: op.open_date, openValue: op.open_value, closeValue: op.close_value },
          },
        ];
      case 'option':
        return [
          {
            ...{ ...base, day: op.open_date, type: 'short', occasion: 'option' },
            ...{ units: '1', price: op.premium, fee: op.fee_open },
          },
          { ...base, type: 'cover', units: '1', price: op.close_cost, fee: op.fee_close },
        ];
      case 'crypto_swap':
        return [
          {
            ...{ ...base, currency: 'PLN', isin: isins.get('COIN'), type: 'sell', occasion: 'swap' },
            ...{ units: '1', price: '900' },
          },
        ];
      case 'crypto_buy':
        return [
          {
            ...base,
            isin: isins.get('COIN'),
            type: 'buy',
            units: '20',
            price: String(Number(op.amount) / 20),
            fee: op.fee,
          },
        ];
      case 'crypto_sell':
        return [
          { ...base, isin: isins.get('COIN'), type: 'sell', units: '1', price: op.amount, fee: op.fee },
        ];
      default:
        return [];
    }
  });
}

const resultOf = (op: Any) => {
  const [open, close] = [Number(op.open_value), Number(op.close_value)];
  return String(op.side === 'long' ? close - open : open - close);
};

async function enter(one: Any): Promise<void> {
  const { database } = our.walory;
  await setTables(database, one.nbp);
  const isins = new Map<string, string>();
  for (const [name, known] of Object.entries<Any>({ ...one.instruments, COIN: { kind: 'crypto' } }))
    isins.set(name, (await paper(database, known)).isin);
  await importRows(our.anna, rowsOf(one, isins), await accountsOf(our.anna, one.accounts));
  await state(one);
}

/** What is said beside the ledger: losses, PIT-8C, treaties, cost of coins from before. */
async function state(one: Any): Promise<void> {
  const losses = (one.prior_losses ?? []).map((loss: Any) => {
    const used = Object.values<string>(loss.deducted ?? {}).reduce((sum, text) => sum + Number(text), 0);
    return { year: loss.year, amount: loss.amount, deducted: used.toFixed(2) };
  });
  await put('/api/taxes/losses', { losses });
  const rates = (kind: string, of: Record<string, string> = {}) =>
    Object.entries(of).map(([country, rate]) => ({ kind, country, percent: String(Number(rate) * 100) }));
  await put('/api/taxes/treaties', {
    treaties: [...rates('dividend', one.treaty), ...rates('interest', one.treaty_interest)],
  });
  for (const year of one.years) {
    const { accounts } = await read(`/api/taxes/${year}`);
    const idOf = (name: string) => accounts.find((known: Any) => known.name === `Account ${name}`).id;
    const slips = (one.pit8c ?? []).filter((slip: Any) => slip.year === year);
    await put(`/api/taxes/${year}/stated`, {
      slips: slips.map((slip: Any) => ({
        account: idOf(slip.account),
        revenue: slip.revenue,
        cost: slip.cost,
      })),
      not_collected: '0',
      crypto_carried: year === one.years[0] && one.crypto_carry ? one.crypto_carry : null,
    });
  }
}

/** The readings of a case and of its variant, in each of its years. */
async function choose(one: Any, settings: Any = {}): Promise<void> {
  const { carry_losses: _always, account_fees, ...others } = { ...one.settings, ...settings };
  const once = (one.prior_losses ?? []).some(({ method }: Any) => method === 'once');
  const readings: Any = { ...usualReadings, ...others, ...(once && { loss_method: 'once' }) };
  if (account_fees !== undefined) readings.account_fees = account_fees ? 'yes' : 'no';
  for (const year of one.years) await put(`/api/taxes/${year}/readings`, { readings });
}

const numbers = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (Number(value) ? [[name, Number(value)]] : [])),
  );

async function compare(one: Any, expected: Any): Promise<void> {
  for (const year of one.years) {
    const wanted = expected.years[year];
    const page = await read(`/api/taxes/${year}`);
    expect(page.form.name).toBe(wanted.form);
    const fields = Object.fromEntries(
      page.lines.flatMap(({ number, value }: Any) => (number === null ? [] : [[`P_${number}`, value]])),
    );
    const { P_30, P_32, P_40, P_42 } = wanted.fields;
    const printed = year >= 2025 ? { P_32, P_42 } : { P_30, P_40 };
    expect({ ...numbers(fields), ...numbers(printed) }).toEqual(numbers(wanted.fields));
    expect(
      page.countries.map(({ country, income, tax_paid }: Any) => [country, Number(income), Number(tax_paid)]),
    ).toEqual(wanted.pit_zg.map((zg: Any) => [zg.country, Number(zg.P_29), Number(zg.P_30)]));
    expect(page.must_file).toBe(wanted.must_file);
    await compareSales(one, expected, year, page);
  }
}

/** Each sale of the year opens to its lots, days, tables and rates. */
async function compareSales(_one: Any, { sales = {} }: Any, year: number, page: Any): Promise<void> {
  const own = (await must(our.anna.browser.get(`/api/taxes/${year}/rows?line=otherRevenue`))).body.data;
  const wanted = Object.values<Any>(sales).filter((sale) => sale.year === year);
  const opened = await Promise.all(own.map(({ id }: Any) => read(`/api/taxes/${year}/sales/${id}`)));
  const isOpen = (sale: Any) => page.printed.length === 0 || sale.rate !== null;
  const rate = (of: Any) => of && [of.table ?? of.no, of.day ?? of.effectiveDate, Number(of.mid)];
  const lots = (list: Any[] = []) =>
    list.map((lot) => [Number(lot.quantity), lot.acquired, lot.tax_day, rate(lot.rate), Number(lot.pln)]);
  const sorted = (list: Any[]) => list.map((sale) => JSON.stringify(sale)).sort();
  expect(
    sorted(
      opened.map((sale) => [
        sale.tax_day,
        rate(sale.rate),
        Number(sale.revenue),
        Number(sale.cost),
        lots(sale.lots),
      ]),
    ),
  ).toEqual(
    sorted(
      wanted
        .filter(isOpen)
        .map((sale) => [
          sale.tax_day,
          rate(sale.rate),
          Number(sale.revenue_pln),
          Number(sale.cost_pln),
          lots(sale.lots),
        ]),
    ),
  );
}

describe.each(expressible.map((one) => [one.id, one.title, one] as const))('%s: %s', (_id, _title, one) => {
  test('entered by a file and read from the page, to the grosz (TX-1, TX-13)', async () => {
    await enter(one);
    await choose(one);
    await compare(one, one.expected);
    for (const variant of one.variants ?? []) {
      await choose(one, variant.settings);
      await compare(one, variant.expected);
    }
  });
});

const known = (id: string): Any => cases.find((one) => one.id === id);

test('s04: each day has the last table before it, read from dividends of those days (TX-2)', async () => {
  const { nbp, expected } = known('s04');
  await setTables(our.walory.database, nbp);
  const { id } = await paper(our.walory.database);
  await our.anna.hold(id, '2025-01-02', '1', '1');
  for (const { currency, day } of expected.rates)
    await our.anna.record('dividend', day, {
      ...{ asset_id: id, total: '100', tax: '15' },
      currency_id: currencyIds[currency.toLowerCase() as 'usd'],
    });
  const { data } = await read('/api/taxes/2025/rows?line=flatTax');
  expect(data.map(({ day, rate }: Any) => [day, rate.table, rate.day, Number(rate.mid)]).toSorted()).toEqual(
    expected.rates
      .map(({ day, no, effectiveDate, mid }: Any) => [day, no, effectiveDate, Number(mid)])
      .toSorted(),
  );
});

test('s28: an account that sells more than it bought lacks a purchase, and the sale is in no figure (TX-13)', async () => {
  const { nbp, operations, expected } = known('s28');
  const { database } = our.walory;
  await setTables(database, nbp);
  const { isin } = await paper(database);
  const rows = operations.map((op: Any) => ({
    ...{ type: op.type, day: op.date, account: 'A', isin, currency: op.ccy },
    ...{ units: op.qty, price: op.price, settled: op.settle },
  }));
  // What is lacking was bought in another account of the portfolio: the ledger has it, the account has not.
  const elsewhereBought = { ...rows[0], account: 'B', units: expected.reason.quantity };
  const accounts = new Map([
    ['A', our.anna.portfolio],
    ['B', our.anna.portfolio],
  ]);
  await importRows(our.anna, [...rows, elsewhereBought], accounts);
  const page = await read('/api/taxes/2025');
  expect(page.missing).toMatchObject([{ what: 'purchase', quantity: expected.reason.quantity }]);
  expect(page.lines.every(({ value }: Any) => Number(value) === 0)).toBe(true);
});
