import { expect, test } from 'vitest';
import { throughEuro } from './source-rates.ts';

test('rates that start from EUR cross through PLN of the same day', () => {
  const ecb = [
    { day: '2024-01-02', base: 'EUR', quote: 'PLN', value: '4.36' },
    { day: '2024-01-02', base: 'EUR', quote: 'USD', value: '1.09' },
    { day: '2024-01-03', base: 'EUR', quote: 'USD', value: '1.1' },
  ];
  expect(throughEuro(ecb)).toEqual([
    { day: '2024-01-02', base: 'EUR', quote: 'PLN', value: '4.36' },
    { day: '2024-01-02', base: 'USD', quote: 'PLN', value: '4' },
  ]);
});
