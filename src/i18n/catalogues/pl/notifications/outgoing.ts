import type { SameKeys } from '../../../catalogue-shape.ts';
import type en from '../../en/notifications/outgoing.ts';

const pl: SameKeys<typeof en> = {
  sms: {
    more: 'I\u00a0jeszcze {count}.',
    details: 'Szczegóły albo mniej takich SMS:',
  },
  push: {
    several:
      '{count, plural, one {# powiadomienie} few {# powiadomienia} many {# powiadomień} other {# powiadomienia}}',
  },
};
export default pl;
