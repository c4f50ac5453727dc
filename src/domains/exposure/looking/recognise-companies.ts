import { foldToWords } from '../../../foundation/fold-text.ts';
import { issuerIn } from '../words/isin.ts';

/** What a company is recognised by. */
export type Named = { name: string; isin: string | null; ticker: string | null; country: string | null };

/** What stands behind the name of a company and does not tell it from others. */
const tail =
  / (incorporated|inc|corporation|corp|company|co|plc|s a|sa|ag|n v|nv|se|s p a|spa|asa|ab|oyj|ltd|limited|llc|kgaa|spolka akcyjna|class [a-c]|cl [a-c]|[a-c]|adr|ads|gdr|sponsored|reg|registered|ord|ordinary shares|common stock|shs|h shares)$/;

/** `NVIDIA Corp.` and `Nvidia` are one name; a name that is nothing but such words stays. */
export function companyName(name: string): string {
  let folded = foldToWords(name).replace(/^the /, '');
  for (let next = folded.replace(tail, ''); next !== folded && next !== ''; next = folded.replace(tail, ''))
    folded = next;
  return folded;
}

type Company = { at: number; isin: string | null; country: string | null };

/**
 * Which of them are one company (rule EX-5): the same issuer by ISIN; where one has none, the same name; where no name
 * fits, the same ticker in a country that does not contradict. Answers with the place of each one's company.
 */
export function recogniseCompanies(list: readonly Named[]): number[] {
  const byIssuer = new Map<string, Company>();
  const byName = new Map<string, Company>();
  const byTicker = new Map<string, Company | 'several'>();
  const found: number[] = new Array(list.length);
  let companies = 0;
  const learn = (company: Company, { name, isin, ticker }: Named) => {
    const known = companyName(name);
    if (isin && !byIssuer.has(issuerIn(isin))) byIssuer.set(issuerIn(isin), company);
    if (known && !byName.has(known)) byName.set(known, company);
    const symbol = ticker && foldToWords(ticker);
    if (symbol) byTicker.set(symbol, tickerOf(byTicker.get(symbol), company));
  };
  for (const at of surestFirst(list)) {
    const named = list[at]!;
    const known = named.isin ? byIssuer.get(issuerIn(named.isin)) : withoutIsin(named, byName, byTicker);
    const company = known ?? { at: companies++, isin: named.isin, country: named.country };
    company.country ??= named.country;
    learn(company, named);
    found[at] = company.at;
  }
  return found;
}

/**
 * Those with an ISIN first: the others are compared with what is known for sure. Else by what they are recognised by, so
 * that the order they are listed in changes nothing.
 */
function surestFirst(list: readonly Named[]): number[] {
  const keys = list.map(({ isin, name, ticker, country }) =>
    [isin ?? '~', companyName(name), ticker ?? '', country ?? ''].join('\t'),
  );
  return [...list.keys()].sort((a, b) => (keys[a]! < keys[b]! ? -1 : Number(keys[a]! > keys[b]!)));
}

function withoutIsin(
  { name, ticker, country }: Named,
  byName: ReadonlyMap<string, Company>,
  byTicker: ReadonlyMap<string, Company | 'several'>,
): Company | undefined {
  const named = byName.get(companyName(name));
  if (named) return named;
  const listed = ticker ? byTicker.get(foldToWords(ticker)) : undefined;
  if (!listed || listed === 'several') return undefined;
  return !country || !listed.country || listed.country === country ? listed : undefined;
}

function tickerOf(known: Company | 'several' | undefined, company: Company): Company | 'several' {
  return known === undefined || known === company ? company : 'several';
}
