import { defineOwnEvent } from '../../../platform/events/event-kind.ts';

/** Sign-ins, keys or rights of a person changed: what processes remember of them is stale. */
export const sessionsChanged = defineOwnEvent('SessionsChanged', {
  audience: 'processes',
  endsStreams: true,
});
