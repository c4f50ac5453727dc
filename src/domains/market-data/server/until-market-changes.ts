import type { Services } from '../../../platform/services.ts';
import { marketChanged } from './market-events.ts';

/** Not every figure announces itself by an event. */
const longest = 30_000;

type Memory = Map<string, { answer: Promise<unknown>; until: number }>;

const memories = new WeakMap<Services, Memory>();

function memoryOf(services: Services): Memory {
  let memory = memories.get(services);
  if (!memory) {
    const fresh: Memory = new Map();
    services.events.subscribe((event) => marketChanged.is(event) && fresh.clear());
    services.events.onGap(() => fresh.clear());
    memories.set(services, fresh);
    memory = fresh;
  }
  return memory;
}

/** Remembers an answer until the market changes, for half a minute at most; many who ask at once wait for one. */
export function untilMarketChanges<T>(services: Services, key: string, make: () => Promise<T>): Promise<T> {
  // Who does not hear of changes must not remember.
  if (!services.events.listening) return make();
  const memory = memoryOf(services);
  const known = memory.get(key);
  if (known && known.until > Date.now()) return known.answer as Promise<T>;
  const answer = make();
  const entry = { answer, until: Date.now() + longest };
  memory.set(key, entry);
  answer.catch(() => memory.get(key) === entry && memory.delete(key));
  return answer;
}
