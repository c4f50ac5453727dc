import { everybody, type Row } from '../row.ts';

export const leadsRoutes: Record<string, Row> = {
  'leads.newsletter': { ...everybody, send: () => ({ body: { email: 'czytelnik@example.pl' } }) },
  'leads.contact': {
    ...everybody,
    send: () => ({
      body: {
        name: 'Piotr',
        email: 'piotr@example.pl',
        company: 'ABC',
        phone: '+48 22 100 20 30',
        message: 'Dzień dobry',
      },
    }),
  },
};
