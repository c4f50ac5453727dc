import { expect, test } from 'vitest';
import { readSlips } from './read-slips.ts';

const accounts = [
  { id: 'xtb:1234567', name: 'XTB' },
  { id: 'mbank:00 1111 2222', name: 'mBank, e-makler' },
  { id: '01a1ebb8-b635-7d8c-bec0-5adfa63c31e2', name: 'Bossa' },
];

test('PIT-8C are read by number or name, with Polish or English amounts (TX-23)', () => {
  const polish = 'Numer rachunku;Przychód;Koszty\n1234567;12 345,67;10 000,00\nbossa;1 000,5;0\n';
  expect(readSlips(polish, accounts)).toEqual({
    slips: [
      { account: 'xtb:1234567', revenue: '12345.67', cost: '10000' },
      { account: '01a1ebb8-b635-7d8c-bec0-5adfa63c31e2', revenue: '1000.5', cost: '0' },
    ],
    unread: [],
  });
  const english = '\ufeffcosts,revenue,account\n"1,000.25","2,000.50","mBank, e-makler"\n';
  expect(readSlips(english, accounts).slips).toEqual([
    { account: 'mbank:00 1111 2222', revenue: '2000.5', cost: '1000.25' },
  ]);
  expect(readSlips('XTB\t10\t5', accounts).slips).toEqual([
    { account: 'xtb:1234567', revenue: '10', cost: '5' },
  ]);
});

test('rows of an unknown account, without an amount, below zero or for the second time are said (TX-23)', () => {
  const text = 'account;revenue;costs\nnobody;1;1\nXTB;one;1\nXTB;-1;1\nXTB;2;1\n1234567;3;1\n;4;1';
  expect(readSlips(text, accounts)).toEqual({
    slips: [{ account: 'xtb:1234567', revenue: '2', cost: '1' }],
    unread: [2, 3, 4, 6, 7],
  });
  expect(readSlips('', accounts)).toEqual({ slips: [], unread: [] });
  const twins = [...accounts, { id: 'x:2', name: 'Bossa' }];
  expect(readSlips('Bossa;1;1', twins).unread).toEqual([1]);
});
