/** What search engines and social networks read of a page, from its HTML alone. */
export type ReadPage = {
  lang: string | undefined;
  title: string;
  description: string | undefined;
  robots: string | undefined;
  canonical: string | undefined;
  alternates: Record<string, string>;
  /** By their names: `og:image`, `twitter:card`. */
  metas: Record<string, string>;
  headings: number;
  things: Thing[];
  /** The words between the tags. */
  text: string;
};

export type Thing = { '@type': string } & Record<string, unknown>;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decoded = (text: string) =>
  text.replace(/&(#x?\w+|\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** Hard spaces and soft ones read the same. */
export const plainText = (text: string) => text.replace(/\s+/g, ' ').trim();

function attributesOf(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name!.toLowerCase(), decoded(value!)]));
}

const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));

export function readPage(html: string): ReadPage {
  const metas = Object.fromEntries(
    tagsOf(html, 'meta').flatMap(({ name, property, content }) => {
      const key = name ?? property;
      return key ? [[key, content ?? '']] : [];
    }),
  );
  const links = tagsOf(html, 'link');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const bare = html.replace(/<(script|style|title)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ');
  return {
    lang: tagsOf(html, 'html')[0]?.lang,
    title: decoded(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    description: metas.description,
    robots: metas.robots,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) =>
        rel === 'alternate' && hreflang ? [[hreflang, href!]] : [],
      ),
    ),
    metas,
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    things: data.flatMap(([, json]) => JSON.parse(json!)['@graph'] as Thing[]),
    text: plainText(decoded(bare)),
  };
}

/** What each kind of thing needs to be read at all. */
const needed: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'publisher'],
  SoftwareApplication: ['name', 'url', 'applicationCategory', 'operatingSystem'],
  WebApplication: ['name', 'url', 'applicationCategory', 'operatingSystem', 'offers'],
  Offer: ['price', 'priceCurrency'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Corporation: ['name', 'tickerSymbol', 'mainEntityOfPage'],
  FinancialProduct: ['name', 'mainEntityOfPage'],
  Dataset: ['name', 'description', 'url', 'temporalCoverage'],
  PropertyValue: ['propertyID', 'value'],
  PostalAddress: [],
  Country: ['name'],
  QuantitativeValue: ['value'],
};

/** What is wrong with a thing and everything in it: kinds nobody knows, fields that are missing, empty or not filled in. */
export function faultsOf(thing: unknown, place = ''): string[] {
  if (Array.isArray(thing)) return thing.flatMap((one, at) => faultsOf(one, `${place}[${at}]`));
  if (typeof thing === 'string')
    return thing.trim() === '' || /\{\w+\}|undefined|null|NaN/.test(thing) ? [`${place}: ${thing}`] : [];
  if (typeof thing !== 'object') return [];
  if (thing === null) return [`${place} is null`];
  const { '@type': kind, '@id': id } = thing as { '@type'?: string; '@id'?: string };
  const inside = Object.entries(thing).flatMap(([name, value]) => faultsOf(value, `${place}.${name}`));
  if (kind === undefined) return id ? inside : [`${place} is nothing`];
  const fields = needed[kind];
  if (!fields) return [`${place}: ${kind} is not known`];
  const missing = fields.filter((name) => !(name in thing)).map((name) => `${place}: ${kind} has no ${name}`);
  return [...missing, ...inside];
}
