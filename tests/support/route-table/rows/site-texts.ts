import { administration, everybody, type Row } from '../row.ts';

export const siteTextsRoutes: Record<string, Row> = {
  'admin.writeSiteText': {
    ...administration,
    send: () => ({
      body: { type: 'home', lang: 'pl', title: 'Tytuł', description: 'Opis', blocks: ['Akapit'] },
    }),
  },
  // Without pages, as here, there is nothing to show.
  'admin.previewSiteText': {
    ...administration,
    admin: 404,
    send: () => ({
      body: { type: 'home', lang: 'pl', title: 'Tytuł', description: 'Opis', theme: 'dark' },
    }),
  },
  'admin.siteTexts': administration,
  'admin.siteTextDraft': {
    ...administration,
    send: () => ({ path: '/api/admin/seo/content?type=symbols/stocks' }),
  },
  'admin.removeSiteText': {
    ...administration,
    send: () => ({ path: '/api/admin/seo/content?type=home&lang=en' }),
  },
  'seo.content': { ...everybody, send: () => ({ path: '/api/seo/content?type=home&lang=pl' }) },
};
