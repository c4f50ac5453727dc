import type { Actor } from '../../../../platform/http/actor.ts';
import type { ResolveActor } from '../../../../platform/http/bind-calls.ts';
import { sessionCookie } from '../../../../platform/http/cookies.ts';
import { shownToken } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { sessionsChanged } from '../identity-events.ts';
import { apiKeyPrefix } from '../read-user.ts';
import { touchUser } from '../user-store.ts';
import {
  liveApiKey,
  liveSession,
  type Shown,
  touchApiKey,
  touchSession,
  touchVisit,
} from './session-store.ts';
import { visitMinutes } from './visit-demo.ts';

type Known = { actor: Actor; expiresAt: number; checkedAt: number; seenAt: number };

const trustFor = 30_000;
const touchEvery = 300_000;
const mostKnown = 20_000;

/**
 * Finds out who calls. Answers are remembered for half a minute, but only while this process hears the events
 * by which others tell that sessions ended; on any doubt the database is asked again.
 */
export function createActorResolver(services: Services): ResolveActor {
  const { database, events, clock } = services;
  const known = new Map<string, Known>();
  // Rises with every change, so that an answer read before it is not remembered after it.
  let changes = 0;
  events.onGap(() => {
    changes += 1;
    known.clear();
  });
  events.subscribe((event) => {
    if (!sessionsChanged.is(event)) return;
    changes += 1;
    for (const [key, { actor }] of known) {
      if (actor.userId === event.userId || actor.impersonatorId === event.userId) known.delete(key);
    }
  });

  async function lookUp(kind: 'session' | 'apiKey', shown: Shown, now: Date): Promise<Known | null> {
    const common = { checkedAt: now.getTime() };
    if (kind === 'session') {
      const row = await liveSession(database, shown, now);
      if (!row) return null;
      const actor: Actor = {
        userId: row.user_id,
        // Whoever looks at the demo is no operator, though its account may be one.
        role: row.is_visit ? 'user' : row.role,
        via: 'session',
        sessionId: row.id,
        impersonatorId: row.impersonator_id,
        visiting: row.is_visit,
        endsAt: row.expires_at,
        onboarded: row.onboarded || row.is_visit,
      };
      return { ...common, actor, expiresAt: row.expires_at.getTime(), seenAt: row.last_seen_at.getTime() };
    }
    const row = await liveApiKey(database, shown);
    if (!row) return null;
    const actor: Actor = {
      userId: row.user_id,
      role: row.role,
      via: 'apiKey',
      sessionId: null,
      impersonatorId: null,
      visiting: false,
      endsAt: null,
      onboarded: row.onboarded,
    };
    return {
      ...common,
      actor,
      expiresAt: Number.POSITIVE_INFINITY,
      seenAt: row.last_used_at?.getTime() ?? 0,
    };
  }

  return async (request, afresh = false) => {
    const bearer = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
    const token = bearer ?? request.cookies[sessionCookie];
    if (!token || token.length > 200) return null;
    const kind = bearer ? 'apiKey' : 'session';
    const shown = bearer ? shownToken(token, apiKeyPrefix) : shownToken(token);
    const key = `${kind}:${shown.hash.toString('base64')}`;
    const now = clock.now();
    let entry = afresh ? null : (known.get(key) ?? null);
    if (!entry || now.getTime() - entry.checkedAt > trustFor || entry.expiresAt <= now.getTime()) {
      const before = changes;
      entry = await lookUp(kind, shown, now);
      known.delete(key);
      // A visit is asked for each time: nothing has to be told when one ends.
      if (entry && !entry.actor.visiting && events.listening && changes === before) {
        if (known.size >= mostKnown) known.clear();
        known.set(key, entry);
      }
    }
    if (!entry) return null;
    touch(services, entry, now);
    return entry.actor;
  };
}

/** When a device was last seen is written now and then, beside the request and never in its way. */
function touch({ database, log }: Services, entry: Known, now: Date): void {
  if (now.getTime() - entry.seenAt < touchEvery) return;
  entry.seenAt = now.getTime();
  const { actor } = entry;
  const write = async () => {
    if (actor.visiting) {
      const until = new Date(now.getTime() + visitMinutes * 60_000);
      await touchVisit(database, actor.userId, actor.sessionId!, { at: now, until });
      return;
    }
    if (actor.sessionId) await touchSession(database, actor.userId, actor.sessionId, now);
    else await touchApiKey(database, actor.userId, now);
    if (!actor.impersonatorId) await touchUser(database, actor.userId, now);
  };
  write().catch((error) => log.warn({ err: error }, 'last use not written'));
}
