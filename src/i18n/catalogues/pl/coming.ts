import type { SameKeys } from '../../catalogue-shape.ts';
import type en from '../en/coming.ts';

const pl: SameKeys<typeof en> = {
  payment: {
    title: 'Plan i\u00a0płatności',
    text: 'Tu wybierzesz plan, sprawdzisz, na co pozwala, i\u00a0pobierzesz faktury.',
  },
  back: 'Wróć do panelu',
};
export default pl;
