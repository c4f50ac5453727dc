import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/reports/digests.ts';

const pl: SameKeys<typeof en> = {
  value: 'Wartość',
  flows: 'Wpłaty minus wypłaty',
  return: 'Stopa zwrotu (TWR)',
  income: 'Dywidendy i\u00a0odsetki',
  quarter: '{quarter}. kwartał {year}',
  transactions:
    '{count, plural, one {# transakcja} few {# transakcje} many {# transakcji} other {# transakcji}} w\u00a0tym okresie',
  control: {
    label: 'Raport e-mailem',
    off: 'E-mail co miesiąc: nie',
    monthly: 'E-mail co miesiąc: tak',
    quarterly: 'E-mail co kwartał: tak',
    options: { off: 'Wyłączony', monthly: 'Co miesiąc', quarterly: 'Co kwartał' },
    saved: 'Zapisane. Raport przyjdzie w\u00a0pierwszych dniach po okresie.',
    savedOff: 'Zapisane. Raporty nie będą przychodzić.',
  },
};
export default pl;
