/** Makes something of an object once: who asks again with the same object gets the same. For objects that never change. */
export function onceFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { made: Made }>();
  return (key) => {
    let entry = known.get(key);
    if (!entry) {
      entry = { made: make(key) };
      known.set(key, entry);
    }
    return entry.made;
  };
}
