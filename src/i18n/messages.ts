import enAdmin from './catalogues/en/admin.ts';
import enAuth from './catalogues/en/auth.ts';
import enComing from './catalogues/en/coming.ts';
import enCommon from './catalogues/en/common.ts';
import enDashboard from './catalogues/en/dashboard.ts';
import enGallery from './catalogues/en/gallery.ts';
import enHelp from './catalogues/en/help.ts';
import enHome from './catalogues/en/home.ts';
import enMail from './catalogues/en/mail.ts';
import enMarket from './catalogues/en/market.ts';
import enOnboarding from './catalogues/en/onboarding.ts';
import enPrivacy from './catalogues/en/privacy.ts';
import enSettings from './catalogues/en/settings.ts';
import enSite from './catalogues/en/site.ts';
import enSymbols from './catalogues/en/symbols.ts';
import enUi from './catalogues/en/ui.ts';
import plAdmin from './catalogues/pl/admin.ts';
import plAuth from './catalogues/pl/auth.ts';
import plComing from './catalogues/pl/coming.ts';
import plCommon from './catalogues/pl/common.ts';
import plDashboard from './catalogues/pl/dashboard.ts';
import plGallery from './catalogues/pl/gallery.ts';
import plHelp from './catalogues/pl/help.ts';
import plHome from './catalogues/pl/home.ts';
import plMail from './catalogues/pl/mail.ts';
import plMarket from './catalogues/pl/market.ts';
import plOnboarding from './catalogues/pl/onboarding.ts';
import plPrivacy from './catalogues/pl/privacy.ts';
import plSettings from './catalogues/pl/settings.ts';
import plSite from './catalogues/pl/site.ts';
import plSymbols from './catalogues/pl/symbols.ts';
import plUi from './catalogues/pl/ui.ts';
import { compileMessages } from './compile-messages.ts';
import type { Locale } from './locales.ts';

const en = {
  common: enCommon,
  ui: enUi,
  site: enSite,
  home: enHome,
  auth: enAuth,
  dashboard: enDashboard,
  settings: enSettings,
  help: enHelp,
  privacy: enPrivacy,
  onboarding: enOnboarding,
  admin: enAdmin,
  mail: enMail,
  market: enMarket,
  symbols: enSymbols,
  gallery: enGallery,
  coming: enComing,
};
const pl: typeof en = {
  common: plCommon,
  ui: plUi,
  site: plSite,
  home: plHome,
  auth: plAuth,
  dashboard: plDashboard,
  settings: plSettings,
  help: plHelp,
  privacy: plPrivacy,
  onboarding: plOnboarding,
  admin: plAdmin,
  mail: plMail,
  market: plMarket,
  symbols: plSymbols,
  gallery: plGallery,
  coming: plComing,
};

export type Messages = typeof en;
export type Area = keyof Messages;

const catalogues: Record<Locale, Messages> = { en, pl };

/** All catalogues of one language, for the server's own texts (mails, titles). */
export function allMessages(locale: Locale): Messages {
  return catalogues[locale];
}

/** Only the areas a page shows, compiled. Loaders call it, so that no catalogue enters the browser's bundle. */
export function loadMessages(locale: Locale, areas: readonly Area[]): Partial<Messages> {
  const all = catalogues[locale];
  return Object.fromEntries(areas.map((area) => [area, compileMessages(all[area])]));
}
