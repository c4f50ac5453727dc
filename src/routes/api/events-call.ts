import * as z from 'zod/mini';
import { defineCall } from '../../foundation/contract.ts';
import { eventsPath, marketEventsPath } from '../../foundation/event-paths.ts';

export const eventsCall = defineCall({
  id: 'events.stream',
  method: 'GET',
  path: eventsPath,
  summary:
    'Server-sent events: PortfolioChanged, UserPortfolioChanged, NotificationAdded, SimulationChanged, IntegrationChanged, ReportsChanged, ChangeMade, PlanChanged and MarketChanged, only those that concern the caller',
  access: 'user',
  answers: 'stream',
  output: z.unknown(),
});

export const marketEventsCall = defineCall({
  id: 'market.events',
  method: 'GET',
  path: marketEventsPath,
  summary: 'Server-sent events for anyone: MarketChanged, and nothing else',
  access: 'anyone',
  answers: 'stream',
  output: z.unknown(),
});
