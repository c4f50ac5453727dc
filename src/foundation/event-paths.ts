// Apart from the calls, so that a page which only listens loads no schemas.
export const eventsPath = '/api/events';
export const marketEventsPath = '/api/market/events';
