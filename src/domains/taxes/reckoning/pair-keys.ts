/** One text for each pair of texts, made once: a map that is asked for it again finds it without reading it anew. */
export class PairKeys {
  readonly #known = new Map<string, Map<string, string>>();
  readonly #make: (first: string, second: string) => string;

  constructor(make = (first: string, second: string) => `${first} ${second}`) {
    this.#make = make;
  }

  of(first: string, second: string): string {
    let seconds = this.#known.get(first);
    if (!seconds) {
      seconds = new Map();
      this.#known.set(first, seconds);
    }
    let key = seconds.get(second);
    if (key === undefined) {
      key = this.#make(first, second);
      seconds.set(second, key);
    }
    return key;
  }
}
