import { expect, test } from 'vitest';
import { currencyByPurchases } from './account-currency.ts';
import { belongingRows } from './belonging-rows.ts';
import { meaningOf } from './kinds.ts';
import type { Operation } from './operation.ts';

let line = 1;
function operation(id: string, type: string, comment: string, more: Partial<Operation> = {}): Operation {
  line += 1;
  return {
    row: { line, cells: [] },
    day: '2025-05-20',
    time: '10:00:00',
    id,
    type,
    comment,
    symbol: 'SAP.DE',
    amount: '1',
    ...more,
  };
}

function resultsOf(...operations: Operation[]) {
  const known = operations.map((one) => ({ operation: one, meaning: meaningOf(one)! }));
  return [...belongingRows(known).result].map(([sale, result]) => `${sale.id} + ${result.id}`);
}

test('a result belongs to the one sale of its symbol and second', () => {
  const sale = operation('2', 'Stock sale', 'CLOSE BUY 1 @ 2');
  const result = operation('1', 'close trade', 'Profit of position #7');
  expect(resultsOf(result, sale)).toEqual(['2 + 1']);
  expect(resultsOf({ ...result, time: '10:00:01' }, sale)).toEqual([]);
  expect(resultsOf({ ...result, symbol: 'BMW.DE' }, sale)).toEqual([]);
});

test('of several in one second the neighbours belong together, or none do', () => {
  const sales = ['4', '2'].map((id) => operation(id, 'Stock sale', 'CLOSE BUY 1 @ 2'));
  const results = (...ids: string[]) => ids.map((id) => operation(id, 'close trade', 'Profit'));
  expect(resultsOf(...sales, ...results('1', '3'))).toEqual(['4 + 3', '2 + 1']);
  expect(resultsOf(...sales, ...results('3', '5'))).toEqual(['4 + 5', '2 + 3']);
  expect(resultsOf(...sales, ...results('1', '9'))).toEqual([]);
  expect(resultsOf(...sales, ...results('3'))).toEqual([]);
});

test('the number of a position joins them at any distance', () => {
  const sale = operation('2', 'Stock sale', 'Return position #7', { position: '7' });
  const result = operation('9', 'close trade', 'Profit of position #7', { position: '7', time: '11:00:00' });
  expect(resultsOf(sale, result)).toEqual(['2 + 9']);
});

test('the result of a contract for difference belongs to no sale', () => {
  const sale = operation('2', 'Stock sale', 'CLOSE BUY 1 @ 2', { symbol: 'DE40' });
  expect(resultsOf(sale, operation('1', 'close trade', 'Profit', { symbol: 'DE40' }))).toEqual([]);
});

test('the account’s currency is the one in which purchases cost units times price', () => {
  const buy = (symbol: string, amount: string) =>
    operation('1', 'Stock purchase', 'OPEN BUY 2 @ 10.00', { symbol, amount });
  expect(currencyByPurchases([buy('SAP.DE', '-20'), buy('MSFT.US', '-18.31')])).toBe('EUR');
  expect(currencyByPurchases([buy('MSFT.US', '-18.31')])).toBeUndefined();
  expect(currencyByPurchases([buy('SAP.DE', '-20'), buy('MSFT.US', '-20')])).toBeUndefined();
  expect(currencyByPurchases([buy('CSPX.UK', '-20')])).toBeUndefined();
});
