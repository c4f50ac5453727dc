import { describe, expect, it } from 'vitest';
import { decimal, plus, textOf, zero } from '../../../foundation/decimal.ts';
import {
  type ExplanationRow,
  explanation,
  money,
  moneyFloat,
  number,
  percent,
  text,
  units,
} from './explanation.ts';

const row = (name: string, amount: string): ExplanationRow => ({
  label: null,
  cells: [text(name), money(decimal(amount))],
  size: decimal(amount),
});
const amounts = ['1.10', '-90', '30.0000000001', '4', '55', '0.5', '7', '8'];
const rows = amounts.map((amount, i) => row(`A${i}`, amount));
const total = amounts.map(decimal).reduce(plus, zero);
const explain = (given: ExplanationRow[]) =>
  explanation({ result: money(total), columns: ['asset', 'gain'], rows: given, total: [money(total)] });

describe('the rows behind a figure', () => {
  it('are the largest first, whichever way they go, and the rest as one', () => {
    const { rows: shown, more } = explain(rows);
    expect(shown.map(({ cells }) => cells[0]!.value)).toEqual(['A1', 'A4', 'A2', 'A7', 'A6']);
    expect(more!.count).toBe(3);
    expect(more!.cells).toEqual([
      { kind: 'text', value: null },
      { kind: 'money', value: '5.6' },
    ]);
  });

  it('add up to the total', () => {
    const { rows: shown, more } = explain(rows);
    const cells = [...shown.map((each) => each.cells.at(-1)!), more!.cells.at(-1)!];
    const sum = cells.map((cell) => decimal(cell.value!)).reduce(plus, zero);
    expect(textOf(sum)).toBe(money(total).value);
  });

  it('are all there when there are six or fewer', () => {
    const { rows: shown, more } = explain(rows.slice(0, 6));
    expect([shown.length, more]).toEqual([6, null]);
  });

  it('keep their order and are never folded away when they have no size', () => {
    const lines = amounts.map((amount, i) => ({
      label: `line${i}`,
      cells: [money(decimal(amount))],
      size: null,
    }));
    const { rows: shown, more } = explain(lines);
    expect(shown.map(({ label }) => label)).toEqual(lines.map(({ label }) => label));
    expect(more).toBeNull();
  });

  it('a sum with an unknown part is not known', () => {
    const withUnknown = [...rows, { label: null, cells: [text('X'), text(null)], size: zero }];
    expect(explain(withUnknown).more!.cells[1]).toEqual({ kind: 'text', value: null });
  });
});

describe('cells', () => {
  it('say what they are', () => {
    expect(money(decimal('1.00000000005'))).toEqual({ kind: 'money', value: '1' });
    expect(money(decimal('2'), 'usd')).toEqual({ kind: 'money', value: '2', currency: 'usd' });
    expect(units(decimal('0.000000000000000001'))).toEqual({ kind: 'units', value: '0.000000000000000001' });
    expect(number(decimal('4.12345678'))).toEqual({ kind: 'rate', value: '4.123457' });
    expect(percent(12.3456789)).toEqual({ kind: 'percent', value: '12.345679' });
  });

  it('are plain decimals, however large', () => {
    expect(moneyFloat(3.122963049825214e27).value).toBe(String(BigInt(3.122963049825214e27)));
    expect(moneyFloat(-1e24).value).toMatch(/^-\d{24}$/);
    expect(percent(1e30).value).toMatch(/^\d+$/);
  });

  it('have no number where there is none', () => {
    expect(percent(null).value).toBeNull();
    expect(percent(Number.NaN).value).toBeNull();
    expect(moneyFloat(Number.NaN).value).toBeNull();
    expect(moneyFloat(null).value).toBeNull();
  });
});
