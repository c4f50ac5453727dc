/** How the text of an environment variable becomes a value; `wanted` completes "must be …" in the message. */
export type Kind<T> = { wanted: string; read(raw: string): T | undefined };

export type Setting<T> = { env: string; kind: Kind<T>; default: T; about: string };

export function setting<T>(env: string, kind: Kind<T>, fallback: T, about: string): Setting<T> {
  return { env, kind, default: fallback, about };
}

export function text(): Kind<string> {
  return { wanted: 'a text', read: (raw) => raw };
}

export function whole(min: number, max: number): Kind<number> {
  return {
    wanted: `a whole number from ${min} to ${max}`,
    read: (raw) => {
      const value = Number(raw);
      return /^\d+$/.test(raw) && value >= min && value <= max ? value : undefined;
    },
  };
}

export function boolean(yes: string, no: string): Kind<boolean> {
  return {
    wanted: `${yes} or ${no}`,
    read: (raw) => (raw === yes ? true : raw === no ? false : undefined),
  };
}

export function choice<T extends string>(...options: T[]): Kind<T> {
  return { wanted: `one of ${options.join(', ')}`, read: (raw) => options.find((option) => option === raw) };
}

export function url(...schemes: string[]): Kind<string> {
  const allowed = schemes.length ? schemes : ['http', 'https'];
  return {
    wanted: `an address that begins with ${allowed.map((scheme) => `${scheme}://`).join(' or ')}`,
    read: (raw) => {
      if (!URL.canParse(raw)) return undefined;
      return allowed.includes(new URL(raw).protocol.slice(0, -1)) ? raw.replace(/\/$/, '') : undefined;
    },
  };
}

export function list<T>(kind: Kind<T>): Kind<T[]> {
  return {
    wanted: `a comma-separated list, each ${kind.wanted}`,
    read: (raw) => {
      const values = raw.split(',').map((part) => kind.read(part.trim()));
      return values.some((value) => value === undefined) ? undefined : (values as T[]);
    },
  };
}
