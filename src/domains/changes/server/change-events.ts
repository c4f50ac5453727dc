import { defineOwnEvent } from '../../../platform/events/event-kind.ts';

/** Something changed that can be undone: the browser in which it was done offers that. */
export const changeMade = defineOwnEvent('ChangeMade');
