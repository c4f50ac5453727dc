import { breadcrumbList, type Crumb } from '../../design-system/site/json-ld.ts';
import { isSymbolKind } from '../../domains/market-data/ui/symbols/symbol-kind.ts';
import { brand } from '../../foundation/brand.ts';
import { allMessages, type Messages } from '../../i18n/messages.ts';
import { type PageName, pageAt, path } from '../../i18n/paths.ts';
import { isApiArea } from '../api/api-areas.ts';
import type { PageContext } from '../page-context.ts';

type Place = { name: (messages: Messages) => string; below?: PageName };

/** Pages with a name that never changes, as their menus and headings have it. */
const places: Partial<Record<PageName, Place>> = {
  about: { name: ({ site }) => site.nav.about },
  contact: { name: ({ site }) => site.nav.contact },
  faq: { name: ({ site }) => site.nav.faq },
  pricing: { name: ({ pricing }) => pricing.meta.title },
  apiDocs: { name: ({ apiDocs }) => apiDocs.title },
  login: { name: ({ auth }) => auth.login.title },
  register: { name: ({ auth }) => auth.register.title },
  symbols: { name: ({ symbols }) => symbols.title },
  tools: { name: ({ tools }) => tools.title },
  loanCalculator: { name: ({ toolLoan }) => toolLoan.name, below: 'tools' },
  savingsCalculator: { name: ({ toolSavings }) => toolSavings.name, below: 'tools' },
  overpaymentCalculator: { name: ({ toolOverpayment }) => toolOverpayment.name, below: 'tools' },
  bondCalculator: { name: ({ toolBonds }) => toolBonds.name, below: 'tools' },
};

/** The way from the home page to this one, for machines; a symbol tells its own, with its name. */
export function describeWay(page: PageContext, request: Request): void {
  const { pathname } = new URL(request.url);
  const steps = stepsTo(page, pathname);
  if (!steps.length) return;
  const home = { name: brand.name, url: page.site.origin + path('home', page.locale) };
  page.describe(breadcrumbList([home, ...steps]));
}

function stepsTo({ locale, site }: PageContext, pathname: string): Crumb[] {
  const messages = allMessages(locale);
  const stepTo = (name: PageName): Crumb => ({
    name: places[name]!.name(messages),
    url: site.origin + path(name, locale),
  });
  const here = pageAt(pathname);
  if (here === 'symbolClass') {
    const kind = pathname.split('/').at(-1) ?? '';
    if (!isSymbolKind(kind)) return [];
    const url = site.origin + path('symbolClass', locale, { class: kind });
    return [stepTo('symbols'), { name: messages.symbols.classes[kind].name, url }];
  }
  if (here === 'apiArea') {
    const area = pathname.split('/').at(-1) ?? '';
    if (!isApiArea(area)) return [];
    const url = site.origin + path('apiArea', locale, { area });
    return [stepTo('apiDocs'), { name: messages.apiDocs.areas[area].name, url }];
  }
  const place = here && places[here];
  if (!place) return [];
  return place.below ? [stepTo(place.below), stepTo(here)] : [stepTo(here)];
}
