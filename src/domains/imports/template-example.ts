import { type TemplateRow, templateTypes } from './template.ts';

/** Rows that show how the template is filled in: one of each that people ask about. */
export function exampleRows(locale: string): TemplateRow[] {
  const at = locale === 'pl' ? 1 : 0;
  const pko = { isin: 'PLPKO0000016', ticker: 'PKO', mic: 'XWAR', name: 'PKO Bank Polski' };
  return [
    { day: '2025-01-02', type: templateTypes.deposit[at], amount: '5000', currency: 'PLN' },
    {
      day: '2025-01-03',
      time: '10:15:00',
      type: templateTypes.buy[at],
      ...pko,
      units: '40',
      price: '61.5',
      currency: 'PLN',
      fee: '9.59',
    },
    {
      day: '2025-08-20',
      type: templateTypes.dividend[at],
      ...pko,
      amount: '219.2',
      currency: 'PLN',
      tax: '41.65',
    },
    {
      day: '2025-09-01',
      type: templateTypes.sell[at],
      ...pko,
      units: '10',
      price: '74.26',
      currency: 'PLN',
      fee: '3',
    },
    {
      day: '2025-09-02',
      type: templateTypes.exchange[at],
      amount: '427.05',
      currency: 'PLN',
      received: '100',
      receivedCurrency: 'EUR',
    },
  ];
}
