import sharp from 'sharp';
import type { Account } from './visitor.ts';

/** One user and the ids of their records, made when asked for: requests are right except perhaps for the caller. */
export type Fixture = {
  owner: Account;
  anybody: string;
  sessionId(): Promise<string>;
  notificationId(): Promise<string>;
  moduleId(): Promise<string>;
  avatarId(): Promise<string>;
  verificationToken(): Promise<string>;
  /** An instrument of the owner's own, with a price of today. */
  ownAssetId(): Promise<string>;
  /** A split of an instrument that everybody knows. */
  splitId(): Promise<string>;
  /** One that everybody knows. */
  knownAsset(): Promise<{ id: string; slug: string }>;
  /** A portfolio of the owner's, an asset in it bought once, and that purchase. */
  portfolio(): Promise<{ id: string; holdingId: string; transactionId: string }>;
  /** A finished simulation of such a portfolio. */
  simulation(): Promise<{ id: string; portfolioId: string }>;
};

export type RouteRequest = { path?: string; body?: unknown };

/**
 * What each caller gets for a right request. `user` is the record's owner, `stranger` another user who asks for
 * that record, `key` the owner's API key, `eyes` an administrator who looks through the owner's eyes.
 */
export type Row = {
  send?: (fixture: Fixture) => RouteRequest | Promise<RouteRequest>;
  visitor: number;
  user: number;
  stranger?: number;
  key: number;
  eyes: number;
  admin?: number;
};

const tinyPicture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#e39417' } })
  .png()
  .toBuffer();
export const tinyAvatar = `data:image/png;base64,${tinyPicture.toString('base64')}`;

export const ownAsset = {
  name: 'Złoto w szufladzie',
  ticker: 'SZUFLADA',
  class_id: '0193277e-0000-7000-8000-000000000204',
  currency_id: '0193277e-0000-7000-8000-000000000101',
};

export const złoty = '0193277e-0000-7000-8000-000000000101';

/** A strategy of the catalogue. */
export const sixtyForty = '0193277e-0000-7000-8000-000000000401';

/** What a form sends for a new portfolio. */
export function newPortfolio(name = 'Emerytura') {
  return { name, currency_id: złoty };
}

/** The day on which prices of the fixtures are. */
export function today(): string {
  return new Date().toLocaleDateString('sv', { timeZone: 'Europe/Warsaw' });
}

const everybody = { visitor: 200, user: 200, key: 200, eyes: 200 };
const signedIn = { visitor: 401, user: 200, key: 200, eyes: 200 };
/** Security: the person alone. */
const inPerson = { visitor: 401, user: 200, key: 403, eyes: 403 };
const administration = { visitor: 401, user: 404, key: 403, eyes: 403, admin: 200 };

const newPassword = { password: 'krzemien-2025', password_confirmation: 'krzemien-2025' };

function purchase(portfolioId: string, holdingId: string) {
  return {
    type: 'buy',
    portfolio_id: portfolioId,
    asset_value_id: holdingId,
    amount: '2',
    price: '12.5',
    currency_id: złoty,
    created_at: '2024-05-06',
  };
}

export const routeTable: Record<string, Row> = {
  'auth.csrf': everybody,
  'auth.register': {
    ...everybody,
    key: 403,
    eyes: 403,
    send: () => ({
      body: {
        username: 'Ewa',
        email: `ewa-${crypto.randomUUID()}@example.pl`,
        terms: true,
        newsletter: true,
        ...newPassword,
      },
    }),
  },
  'auth.signIn': {
    ...everybody,
    key: 403,
    eyes: 403,
    send: ({ owner }) => ({ body: { email: owner.email, password: owner.password, remember: true } }),
  },
  'auth.signOut': { ...signedIn, key: 403 },
  'user.current': signedIn,
  'user.update': {
    ...inPerson,
    stranger: 404,
    send: ({ owner }) => ({
      path: `/api/user/${owner.id}`,
      body: {
        name: 'Anna Nowak',
        email: owner.email,
        city: 'Gdańsk',
        streetAddress: 'Długa 1',
        postalCode: '80-001',
      },
    }),
  },
  'user.changePassword': {
    ...inPerson,
    send: ({ owner }) => ({ body: { current_password: owner.password, ...newPassword } }),
  },
  'user.onboarding': {
    ...signedIn,
    key: 403,
    send: () => ({ body: { familiarity: 2, reason: 3, scope: 'personal-and-professional' } }),
  },
  'user.export': inPerson,
  'user.remove': { ...inPerson, send: ({ owner }) => ({ body: { password: owner.password } }) },
  'user.sessions': inPerson,
  'user.endSession': {
    ...inPerson,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/user/sessions/${await fixture.sessionId()}` }),
  },
  'user.createApiKey': inPerson,
  'user.deleteApiKey': inPerson,
  'user.uploadAvatar': { ...signedIn, key: 403, send: () => ({ body: { avatar: tinyAvatar } }) },
  'user.readAvatar': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/avatars/${await fixture.avatarId()}` }),
  },
  'email.request': {
    ...everybody,
    key: 403,
    eyes: 403,
    send: ({ owner }) => ({
      path: `/api/email?type=reset-password&email=${encodeURIComponent(owner.email)}`,
    }),
  },
  'email.redeem': {
    ...everybody,
    key: 403,
    eyes: 403,
    send: async (fixture) => ({
      body: { type: 'email-verification', token: await fixture.verificationToken() },
    }),
  },
  'admin.impersonate': { ...administration, send: ({ anybody }) => ({ body: { user_id: anybody } }) },
  'admin.stopImpersonating': { visitor: 401, user: 404, key: 403, eyes: 200, admin: 404 },
  'admin.users': { ...administration, send: () => ({ path: '/api/admin/users?search=an' }) },
  'admin.outbox': { ...administration, send: () => ({ path: '/api/admin/outbox?start=0&limit=5' }) },
  'admin.sources': administration,
  'admin.writeSiteText': {
    ...administration,
    send: () => ({
      body: { type: 'home', lang: 'pl', title: 'Tytuł', description: 'Opis', blocks: ['Akapit'] },
    }),
  },
  'admin.splits': administration,
  'admin.changeSplit': {
    ...administration,
    send: async (fixture) => ({
      path: `/api/admin/splits/${await fixture.splitId()}`,
      body: { undone: true },
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
  'billing.plans': everybody,
  'currencies.list': everybody,
  'assetClasses.list': everybody,
  'modules.list': signedIn,
  'modules.connect': {
    ...signedIn,
    send: async (fixture) => ({ body: { module_id: await fixture.moduleId() } }),
  },
  'modules.disconnect': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/investment-modules/${await fixture.moduleId()}` }),
  },
  'notifications.list': signedIn,
  'notifications.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/notifications/${await fixture.notificationId()}` }),
  },
  'notifications.settings': {
    ...signedIn,
    eyes: 403,
    send: () => ({ body: { email: true, sms: false, phone: '+48 600 100 200' } }),
  },
  'leads.newsletter': { ...everybody, send: () => ({ body: { email: 'czytelnik@example.pl' } }) },
  'leads.contact': {
    ...everybody,
    send: () => ({
      body: {
        name: 'Piotr',
        email: 'piotr@example.pl',
        company: 'ABC',
        phone: '+48 22 100 20 30',
        message: 'Dzień dobry',
      },
    }),
  },
  'assets.list': { ...signedIn, send: () => ({ path: '/api/assets?search=zl&start=0&limit=5' }) },
  'assets.read': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/assets/${await fixture.ownAssetId()}` }),
  },
  'assets.price': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/assets-info?action=get-asset-price&asset_id=${await fixture.ownAssetId()}&date=${today()}`,
    }),
  },
  'indicators.read': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/indicators?assetId=${await fixture.ownAssetId()}&module=dividends`,
    }),
  },
  'portfolios.create': { ...signedIn, send: () => ({ body: newPortfolio() }) },
  'portfolios.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/portfolios/${(await fixture.portfolio()).id}`,
      body: newPortfolio('Nowa nazwa'),
    }),
  },
  'portfolios.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}` }),
  },
  'portfolioAssets.create': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({
      body: {
        parent_id: (await fixture.knownAsset()).id,
        portfolio_id: (await fixture.portfolio()).id,
        value: '10.50',
        volume: '3',
        currency_id: złoty,
        added_at: '2024-03-01',
      },
    }),
  },
  'portfolioAssets.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/portfolio-assets/${(await fixture.portfolio()).holdingId}`,
      body: { value: '11' },
    }),
  },
  'portfolioAssets.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolio-assets/${(await fixture.portfolio()).holdingId}` }),
  },
  'transactions.create': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => {
      const { id, holdingId } = await fixture.portfolio();
      return { body: purchase(id, holdingId) };
    },
  },
  'transactions.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => {
      const { id, holdingId, transactionId } = await fixture.portfolio();
      return { path: `/api/transactions/${transactionId}`, body: purchase(id, holdingId) };
    },
  },
  'transactions.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/transactions/${(await fixture.portfolio()).transactionId}` }),
  },
  'transactions.bulk': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      body: { ids: [(await fixture.portfolio()).transactionId], action: 'note', note: 'z notatką' },
    }),
  },
  'transactions.proposedSplits': signedIn,
  'portfolios.list': signedIn,
  'portfolioAssets.list': signedIn,
  'portfolios.performance': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}/performance` }),
  },
  'portfolios.history': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}/history` }),
  },
  'statistics.read': signedIn,
  'transactions.list': signedIn,
  'transactions.export': signedIn,
  'figures.explain': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/explain?figure=value&portfolio=${(await fixture.portfolio()).id}`,
    }),
  },
  'portfolios.rebalancing': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/portfolios/${(await fixture.portfolio()).id}/rebalancing?mode=full&contribution=100&currency=eur`,
    }),
  },
  'strategies.list': { ...signedIn, send: () => ({ path: '/api/strategies?search=60' }) },
  'strategies.read': { ...signedIn, send: () => ({ path: `/api/strategies/${sixtyForty}` }) },
  'strategies.connect': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({
      body: { strategyId: sixtyForty, portfolioId: (await fixture.portfolio()).id },
    }),
  },
  // Nothing is connected yet: whoever may ask is told so.
  'strategies.disconnect': {
    ...signedIn,
    user: 404,
    key: 404,
    eyes: 404,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/strategies/${sixtyForty}?portfolioId=${(await fixture.portfolio()).id}`,
    }),
  },
  'strategies.rate': {
    ...signedIn,
    send: () => ({ path: `/api/strategies/${sixtyForty}/rating`, body: { rating: 4, review: 'Spokojna' } }),
  },
  'strategies.unrate': {
    ...signedIn,
    user: 404,
    key: 404,
    eyes: 404,
    send: () => ({ path: `/api/strategies/${sixtyForty}/rating` }),
  },
  'customAssets.create': { ...signedIn, send: () => ({ body: ownAsset }) },
  'customAssets.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/custom-assets/${await fixture.ownAssetId()}`, body: ownAsset }),
  },
  'customAssets.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/custom-assets/${await fixture.ownAssetId()}` }),
  },
  'customAssets.relink': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/custom-assets/${await fixture.ownAssetId()}/relink`,
      body: { asset_id: (await fixture.knownAsset()).id },
    }),
  },
  'customAssets.uploadPrices': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/custom-assets/${await fixture.ownAssetId()}/prices`,
      body: { csv: 'date,close\n2024-01-02,10.50\n2024-01-03,10.75\n' },
    }),
  },
  'customAssets.list': signedIn,
  'customAssets.unlink': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/custom-assets/${await fixture.ownAssetId()}/relink` }),
  },
  'customAssets.prices': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/custom-assets/${await fixture.ownAssetId()}/prices?limit=10` }),
  },
  'customAssets.setPrice': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/custom-assets/${await fixture.ownAssetId()}/prices/2024-01-02`,
      body: { close: '10.5' },
    }),
  },
  'customAssets.deletePrice': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/custom-assets/${await fixture.ownAssetId()}/prices/2024-01-02`,
    }),
  },
  // Right but for the demonstration: real and simulated prices never mix.
  'admin.uploadPrices': {
    ...administration,
    admin: 422,
    send: async (fixture) => ({
      path: `/api/admin/assets/${(await fixture.knownAsset()).id}/prices`,
      body: { csv: 'date,close\n2024-01-02,10.50\n' },
    }),
  },
  'market.searchSources': { ...signedIn, send: () => ({ path: '/api/market/source-search?search=orlen' }) },
  // Right but for the demonstration.
  'market.adoptSymbol': {
    ...signedIn,
    user: 422,
    key: 422,
    eyes: 422,
    send: () => ({ body: { source: 'yahoo', symbol: 'PKN.WA' } }),
  },
  'market.heatmap': { ...signedIn, send: () => ({ path: '/api/market/heatmap?class=stocks' }) },
  'market.overview': { ...signedIn, send: () => ({ path: '/api/market/overview?class=bonds' }) },
  'market.tape': everybody,
  'symbols.list': { ...everybody, send: () => ({ path: '/api/market/symbols/stocks' }) },
  'symbols.read': {
    ...everybody,
    send: async (fixture) => ({ path: `/api/market/symbols/stocks/${(await fixture.knownAsset()).slug}` }),
  },
  'analyzer.call': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => {
      const { id, portfolioId } = await fixture.simulation();
      const action = 'fetch-single-portfolio-history-simulation';
      return { body: { action, portfolio_id: portfolioId, simulation_id: id } };
    },
  },
  'simulations.form': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}/simulation-form` }),
  },
  'simulations.cancel': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/simulations/${(await fixture.simulation()).id}/cancel` }),
  },
  'simulations.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/simulations/${(await fixture.simulation()).id}` }),
  },
  'simulations.csv': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/simulations/${(await fixture.simulation()).id}/csv` }),
  },
  'simulations.plot': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/simulations/${(await fixture.simulation()).id}/plot.svg?theme=dark`,
    }),
  },
  'simulations.outlook': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/simulations/${(await fixture.simulation()).id}/outlook?slot=1&years=2`,
    }),
  },
  'simulations.startSweep': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/simulations/${(await fixture.simulation()).id}/sweep`,
      body: { slot: 1, gammas: [1, 5], kappas: [0.05] },
    }),
  },
  'simulations.readSweep': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/simulations/${(await fixture.simulation()).id}/sweep?slot=1` }),
  },
  'events.stream': signedIn,
  'market.events': everybody,
};
