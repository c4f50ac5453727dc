import { eventsPath, marketEventsPath } from '../../foundation/event-paths.ts';
import type { Browser, Channel } from './share-events.ts';

/** A visitor's stream has a name of its own: it hears less than the one a dashboard would share. */
const streams = {
  person: { name: 'walory:events', path: eventsPath },
  visitor: { name: 'walory:market', path: marketEventsPath },
} as const;

/** The means of this browser to listen, or nothing where it has none. */
export function thisBrowser(listener: keyof typeof streams): Browser | undefined {
  if (typeof EventSource === 'undefined') return undefined;
  const { name, path } = streams[listener];
  return {
    name,
    openSource: () => new EventSource(path),
    locks: navigator.locks,
    openChannel:
      typeof BroadcastChannel === 'undefined' ? undefined : () => new BroadcastChannel(name) as Channel,
  };
}
