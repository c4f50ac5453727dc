import { everybody, type Row, signedIn } from '../row.ts';

export const eventsRoutes: Record<string, Row> = {
  'events.stream': signedIn,
  'market.events': everybody,
};
