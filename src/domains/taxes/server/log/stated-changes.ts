import type { StatedTaxes } from '../reckon-taxes.ts';
import type { LogDetail } from './tax-log-store.ts';

/** Long lists are cut: a log says what was changed, the year's paper what it is. */
const mostDetails = 40;

type Statements = Map<string, { what: string; key: string | null; value: string }>;

/** What is said of a year beside the ledger, thing by thing. */
function statementsOf({ years, slips, losses, treaties, leftOut }: StatedTaxes, year: number): Statements {
  const statements: Statements = new Map();
  const tell = (what: string, key: string | null, value: string | null | undefined) => {
    if (value !== null && value !== undefined) statements.set(`${what} ${key ?? ''}`, { what, key, value });
  };
  const row = years.find((one) => one.year === year);
  for (const [reading, choice] of Object.entries(row?.readings ?? {})) tell('reading', reading, choice);
  for (const [of, method] of Object.entries(row?.loss_methods ?? {})) tell('loss_method', of, method);
  if (row && Number(row.not_collected) !== 0) tell('not_collected', null, row.not_collected);
  tell('crypto_carried', null, row?.crypto_carried);
  tell('filed', null, row?.filed_on);
  for (const slip of slips)
    if (slip.year === year) tell('slip', slip.account, `${slip.revenue} / ${slip.cost}`);
  for (const loss of losses) tell('loss', String(loss.year), `${loss.amount} / ${loss.deducted}`);
  for (const { kind, country, percent } of treaties) tell('treaty', `${kind} ${country}`, `${percent}%`);
  for (const { name } of leftOut) tell('left_out', name, '✓');
  return statements;
}

/** What is said otherwise than before. */
export function statedChanges(before: StatedTaxes, after: StatedTaxes, year: number): LogDetail[] {
  const [was, is] = [statementsOf(before, year), statementsOf(after, year)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((key) => was.get(key)?.value !== is.get(key)?.value)
    .slice(0, mostDetails)
    .map((at) => {
      const { what, key } = (is.get(at) ?? was.get(at))!;
      return { what, key, from: was.get(at)?.value ?? null, to: is.get(at)?.value ?? null };
    });
}
