/** A company's address as a link; anything that is no web address is none. */
export function websiteOf(address: string | null): { href: string; host: string } | null {
  if (!address) return null;
  const full = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(full)) return null;
  const { protocol, href, hostname } = new URL(full);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { href, host: hostname.replace(/^www\./, '') };
}
