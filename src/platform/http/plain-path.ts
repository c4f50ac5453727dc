/**
 * An address as the router understands it: decoded, in one letter case, with single slashes. What depends on an
 * address, such as what may be logged or remembered, is decided by this, or another spelling would escape it.
 */
export function plainPath(url: string): string {
  const asked = url.split(/[?#]/, 1)[0]!;
  return decoded(asked)
    .toLowerCase()
    .replace(/[/\\]+/g, '/');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Tokens of mails, and the ids of shared reports, which open them to whoever reads them. */
const tokenPath =
  /^.*?\/(?:(?:reset-password|verify-email|undo-email|less|newsletter\/(?:confirm|leave|unsubscribe))\/(?=.)|(?:reports|shared-reports|shared-portfolios|tax-papers|shared-taxes)\/(?=[\w-]{43}))/s;

/** Queries and the secrets of links stay out of the log, and so does the rest of an endless address. */
export function loggablePath(url: string): string {
  const secret = tokenPath.exec(plainPath(url));
  if (secret) return `${secret[0].slice(0, 300)}…`;
  return url.split(/[?#]/, 1)[0]!.slice(0, 300);
}

/** A host with its port, as a Host header has it. */
export function isAuthority(text: string | undefined): text is string {
  return (
    text !== undefined &&
    /^(?:\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.test(text) &&
    URL.canParse(`http://${text}`)
  );
}
