/**
 * Who hears an event: `anyone` who looks at the public site, the `owner` its `userId` names, or only the product's own
 * `processes`.
 */
export type Audience = 'anyone' | 'owner' | 'processes';

/** What processes tell each other, and what reaches open browsers. */
export type AppEvent = {
  type: string;
  audience: Audience;
  userId?: string;
  /** Sessions of `userId` may be gone: their open streams end, and the browsers come back to be checked anew. */
  endsStreams?: true;
};

/** A kind of event: makes events of it, and knows them again. */
export type EventKind<Event extends AppEvent> = {
  readonly type: string;
  readonly audience: Audience;
  of: Event extends { userId: string } ? (userId: string) => Event : () => Event;
  is(event: AppEvent): event is Event;
};

type Owned = AppEvent & { userId: string };

/** An event about one person. Unless it is for the `processes` alone, that person's browsers hear it. */
export function defineOwnEvent(
  type: string,
  options: { audience?: 'owner' | 'processes'; endsStreams?: true } = {},
): EventKind<Owned> {
  const { audience = 'owner', endsStreams } = options;
  return {
    type,
    audience,
    of: (userId) => ({ type, audience, userId, ...(endsStreams && { endsStreams }) }),
    is: (event): event is Owned => event.type === type,
  };
}

/** An event about nobody in particular. */
export function defineEvent(type: string, audience: Exclude<Audience, 'owner'>): EventKind<AppEvent> {
  return {
    type,
    audience,
    of: () => ({ type, audience }),
    is: (event): event is AppEvent => event.type === type,
  };
}
