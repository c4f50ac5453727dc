import { defineOwnEvent } from '../../../platform/events/event-kind.ts';

/** A connection of a person, or what is known of it, changed. */
export const integrationChanged = defineOwnEvent('IntegrationChanged');
