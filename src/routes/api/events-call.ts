import * as z from 'zod/mini';
import { defineCall } from '../../foundation/contract.ts';

export const eventsCall = defineCall({
  id: 'events.stream',
  method: 'GET',
  path: '/api/events',
  summary:
    'Server-sent events: PortfolioChanged, UserPortfolioChanged and NotificationAdded, only those that concern the caller',
  access: 'user',
  answers: 'stream',
  output: z.unknown(),
});
