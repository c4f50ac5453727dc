/**
 * A place that a lower domain leaves open for those above it: identity must not know who stands on it, yet whoever
 * does has something to say when an account is made. A lower domain defines the slot, higher ones fill it in their
 * registration, and the lower one asks for all fillings when its calls and jobs are set up.
 */
export type Slot<T> = {
  readonly name: string;
  with(value: T): Filling;
  /** The same with something that itself needs what fills another slot. */
  made(make: (slots: Slots) => T): Filling;
  /** Only for the type of what fills it. */
  readonly value?: T;
};

export type Filling = { readonly slot: string; make(slots: Slots): unknown };

export type Slots = {
  /** Everything that fills a slot, in the order of the domains. */
  all<T>(slot: Slot<T>): T[];
  /** What fills a slot that needs exactly one filling. */
  one<T>(slot: Slot<T>): T;
};

export function defineSlot<T>(name: string): Slot<T> {
  return {
    name,
    with: (value) => ({ slot: name, make: () => value }),
    made: (make) => ({ slot: name, make }),
  };
}

export function slotsOf(fillings: readonly Filling[]): Slots {
  const made = new Map<Filling, unknown>();
  const valueIn = (filling: Filling) => {
    if (!made.has(filling)) made.set(filling, filling.make(slots));
    return made.get(filling);
  };
  const all = <T>(slot: Slot<T>) =>
    fillings.filter((filling) => filling.slot === slot.name).map((filling) => valueIn(filling) as T);
  const slots: Slots = {
    all,
    one(slot) {
      const [value, another] = all(slot);
      if (value === undefined || another !== undefined)
        throw new Error(`${slot.name} needs exactly one filling, has ${all(slot).length}`);
      return value;
    },
  };
  return slots;
}
