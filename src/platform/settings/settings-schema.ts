import { languageModelProviders } from '../language-model/language-model.ts';
import { smsProviders } from '../sms/sms.ts';
import { billingSettings } from './billing-settings.ts';
import { companySettings } from './company-settings.ts';
import { boolean, choice, list, type Setting, setting, text, url, whole } from './setting-kinds.ts';
import { thirdPartySettings } from './third-party-settings.ts';

const optionalText = text();

/** Every setting of the product, in the order of the README's table. All have a safe default. */
export const settingsSchema = {
  port: setting('PORT', whole(0, 65535), 3000, 'Port to listen on'),
  host: setting('HOST', optionalText, '127.0.0.1', 'Address to listen on; 0.0.0.0 for all'),
  publicUrl: setting(
    'PUBLIC_URL',
    url(),
    '',
    'Address people type, e.g. https://walory.example; unset: only this machine’s names are answered; https makes cookies Secure',
  ),
  dataDir: setting(
    'WALORY_DATA_DIR',
    optionalText,
    './data',
    'Folder of the own database, the secret and backups',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    url('postgres', 'postgresql'),
    '',
    'PostgreSQL 15 or newer; unset: the product runs its own',
  ),
  databasePool: setting('WALORY_DATABASE_POOL', whole(2, 200), 10, 'Database connections of each process'),
  ownPostgresLoopback: setting(
    'WALORY_OWN_POSTGRES_LOOPBACK',
    boolean('on', 'off'),
    false,
    'Own PostgreSQL on 127.0.0.1 with a password instead of a unix socket (always so on Windows)',
  ),
  demo: setting('WALORY_DEMO', boolean('on', 'off'), true, 'Demo account and simulated market'),
  demoAnywhere: setting(
    'WALORY_DEMO_ANYWHERE',
    boolean('on', 'off'),
    false,
    'Keep the demo account when listening beyond loopback',
  ),
  plans: setting('WALORY_PLANS', boolean('on', 'off'), true, 'Plan limits; off lifts all of them'),
  ...billingSettings,
  ...companySettings,
  role: setting(
    'WALORY_ROLE',
    choice('all', 'web', 'worker'),
    'all',
    'What this process does: pages, background jobs, or both',
  ),
  secret: setting(
    'WALORY_SECRET',
    optionalText,
    '',
    'Installation secret (64 hex digits); unset: made on first start in the data folder',
  ),
  trustProxy: setting(
    'WALORY_TRUST_PROXY',
    boolean('on', 'off'),
    false,
    'Believe X-Forwarded-For and -Proto of the proxy in front',
  ),
  logLevel: setting(
    'WALORY_LOG',
    choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'info',
    'How much is logged',
  ),
  apiPerMinute: setting(
    'WALORY_API_PER_MINUTE',
    whole(1, 100_000_000),
    1200,
    'Calls a minute for each account, and for each address of visitors',
  ),
  limitFactor: setting(
    'WALORY_LIMIT_FACTOR',
    whole(1, 1_000_000),
    1,
    'Multiplies the limits on sign-in, registration and mail',
  ),
  auditDays: setting(
    'WALORY_AUDIT_DAYS',
    whole(0, 36_500),
    0,
    'Days the audit log is kept, at least 30; 0: for good',
  ),
  sessionDays: setting('WALORY_SESSION_DAYS', whole(1, 365), 30, 'Days a remembered sign-in lasts'),
  smtpUrl: setting(
    'WALORY_SMTP_URL',
    url('smtp', 'smtps'),
    '',
    'Mail server, e.g. smtps://user:pass@mail.example:465; unset: mails stay in the outbox',
  ),
  mailFrom: setting('WALORY_MAIL_FROM', optionalText, 'Walory <no-reply@walory.local>', 'Sender of mails'),
  smsProvider: setting(
    'WALORY_SMS_PROVIDER',
    choice(...smsProviders),
    'outbox',
    'Who sends SMS; outbox: they are kept beside the mails and never sent',
  ),
  smsUrl: setting('WALORY_SMS_URL', url(), '', 'Other address of the SMS provider; unset: its own'),
  smsAccount: setting('WALORY_SMS_ACCOUNT', optionalText, '', 'Account SID at Twilio'),
  smsKey: setting('WALORY_SMS_KEY', optionalText, '', 'Auth token of Twilio, or OAuth token of SMSAPI'),
  smsFrom: setting(
    'WALORY_SMS_FROM',
    optionalText,
    '',
    'Sender of SMS: a number or name the provider knows, or a messaging service of Twilio',
  ),
  smsTimeout: setting(
    'WALORY_SMS_TIMEOUT',
    whole(1, 60),
    15,
    'Seconds one request to the SMS provider may take',
  ),
  smsPerPerson: setting(
    'WALORY_SMS_PER_PERSON',
    whole(0, 1000),
    10,
    'Most SMS a day for each account; codes have limits of their own',
  ),
  smsPerDay: setting('WALORY_SMS_PER_DAY', whole(0, 10_000_000), 500, 'Most SMS a day for the installation'),
  pushLoopback: setting(
    'WALORY_PUSH_LOOPBACK',
    boolean('on', 'off'),
    false,
    'Takes push services at http://127.0.0.1 for real ones, for tests',
  ),
  alphaVantageKey: setting(
    'WALORY_ALPHA_VANTAGE_KEY',
    optionalText,
    '',
    'Key of Alpha Vantage: news with sentiment, fundamentals',
  ),
  alphaVantagePaid: setting(
    'WALORY_ALPHA_VANTAGE_PAID',
    boolean('on', 'off'),
    false,
    'The key is of a paid plan',
  ),
  coinGeckoKey: setting('WALORY_COINGECKO_KEY', optionalText, '', 'Key of CoinGecko: prices of coins'),
  coinGeckoPaid: setting('WALORY_COINGECKO_PAID', boolean('on', 'off'), false, 'The key is of a paid plan'),
  eodhdKey: setting('WALORY_EODHD_KEY', optionalText, '', 'Key of EODHD: end-of-day prices'),
  stooqKey: setting('WALORY_STOOQ_KEY', optionalText, '', 'Key of Stooq: end-of-day prices'),
  stooqAddress: setting(
    'WALORY_STOOQ_ADDRESS',
    optionalText,
    '',
    'Address template of Stooq with {symbol} {from} {to} {key}',
  ),
  polygonKey: setting(
    'WALORY_POLYGON_KEY',
    optionalText,
    '',
    'Key of Polygon/Massive: facts about US companies',
  ),
  polygonAddress: setting('WALORY_POLYGON_ADDRESS', optionalText, '', 'Other address of Polygon/Massive'),
  nbpUrl: setting('WALORY_NBP_URL', url(), '', 'Other address of NBP; unset: its own'),
  ecbUrl: setting('WALORY_ECB_URL', url(), '', 'Other address of the ECB; unset: its own'),
  yahooUrl: setting('WALORY_YAHOO_URL', url(), '', 'Other address of Yahoo; unset: its own'),
  alphaVantageUrl: setting(
    'WALORY_ALPHA_VANTAGE_URL',
    url(),
    '',
    'Other address of Alpha Vantage; unset: its own',
  ),
  coinGeckoUrl: setting('WALORY_COINGECKO_URL', url(), '', 'Other address of CoinGecko; unset: its own'),
  eodhdUrl: setting('WALORY_EODHD_URL', url(), '', 'Other address of EODHD; unset: its own'),
  sourceTimeout: setting(
    'WALORY_SOURCE_TIMEOUT',
    whole(1, 120),
    15,
    'Seconds one request to a market data source may take',
  ),
  figuresUrl: setting(
    'WALORY_FIGURES_URL',
    url(),
    '',
    'Folder with newer cpi-poland.csv, policy-rates.csv and retail-bonds.csv; unset: only those that came along',
  ),
  sourcesOff: setting(
    'WALORY_SOURCES_OFF',
    list(choice('nbp', 'ecb', 'yahoo', 'alphaVantage', 'coinGecko', 'eodhd', 'stooq', 'polygon')),
    [] as ('nbp' | 'ecb' | 'yahoo' | 'alphaVantage' | 'coinGecko' | 'eodhd' | 'stooq' | 'polygon')[],
    'Market data sources that are not asked; comma-separated',
  ),
  shownSources: setting(
    'WALORY_SHOWN_SOURCES',
    list(choice('nbp', 'ecb', 'yahoo', 'alphaVantage', 'coinGecko', 'eodhd', 'stooq', 'polygon', 'csv')),
    [] as ('nbp' | 'ecb' | 'yahoo' | 'alphaVantage' | 'coinGecko' | 'eodhd' | 'stooq' | 'polygon' | 'csv')[],
    'Sources whose licence lets you show their prices to visitors (csv: files you upload); unset: only people who are signed in see prices',
  ),
  brokerUrls: setting(
    'WALORY_BROKER_URLS',
    list(optionalText),
    [] as string[],
    'Other addresses of brokers, e.g. exante=http://127.0.0.1:8080; comma-separated',
  ),
  brokerTimeout: setting(
    'WALORY_BROKER_TIMEOUT',
    whole(1, 120),
    20,
    'Seconds one request to a broker may take',
  ),
  snapTradeClientId: setting(
    'WALORY_SNAPTRADE_CLIENT_ID',
    optionalText,
    '',
    'Client id at SnapTrade, which reads accounts at more brokers; unset: they are not offered',
  ),
  snapTradeConsumerKey: setting(
    'WALORY_SNAPTRADE_CONSUMER_KEY',
    optionalText,
    '',
    'Consumer key at SnapTrade',
  ),
  llmProvider: setting(
    'WALORY_LLM_PROVIDER',
    choice(...languageModelProviders),
    'off',
    'Language model: any OpenAI-compatible endpoint, Anthropic, or a local Ollama; off: rule-based texts',
  ),
  llmUrl: setting('WALORY_LLM_URL', url(), '', 'Address of the language model; unset: the provider’s own'),
  llmKey: setting('WALORY_LLM_KEY', optionalText, '', 'Key of the language model'),
  llmModel: setting('WALORY_LLM_MODEL', optionalText, '', 'Name of the model'),
  llmTimeout: setting('WALORY_LLM_TIMEOUT', whole(1, 600), 30, 'Seconds a language model may take'),
  addressSource: setting(
    'WALORY_ADDRESSES',
    choice('places', 'photon', 'nominatim', 'google'),
    'places',
    'Who completes addresses of properties: the shipped list of Polish places, or a service',
  ),
  addressUrl: setting(
    'WALORY_ADDRESS_URL',
    url(),
    '',
    'Address of the address service; unset: the service’s own',
  ),
  addressKey: setting('WALORY_ADDRESS_KEY', optionalText, '', 'Key of Google Places'),
  addressTimeout: setting(
    'WALORY_ADDRESS_TIMEOUT',
    whole(1, 60),
    5,
    'Seconds one request to the address service may take',
  ),
  mapStyle: setting(
    'WALORY_MAP_STYLE',
    url(),
    '',
    'MapLibre style with its public token, e.g. https://tiles.example/style.json?key=abc; unset: the shipped outline',
  ),
  mapHosts: setting(
    'WALORY_MAP_HOSTS',
    list(url()),
    [] as string[],
    'Further addresses the map style loads from, e.g. https://tiles.example; comma-separated',
  ),
  ...thirdPartySettings,
  metricsToken: setting(
    'WALORY_METRICS_TOKEN',
    optionalText,
    '',
    'Bearer token for /metrics; unset: only this machine may read it',
  ),
  clock: setting('WALORY_CLOCK', optionalText, '', 'Frozen time for pictures and tests, ISO 8601'),
  gallery: setting(
    'WALORY_GALLERY',
    boolean('on', 'off'),
    false,
    'Serves the gallery of design primitives at /dev/gallery, and of mails at /dev/mails',
  ),
  blogUrl: setting('WALORY_BLOG_URL', url(), '', 'Blog linked from the public site'),
  apiDocsUrl: setting(
    'WALORY_API_DOCS_URL',
    url(),
    '',
    'API documentation elsewhere; unset: the generated page',
  ),
  socialUrls: setting(
    'WALORY_SOCIAL_URLS',
    list(url()),
    [] as string[],
    'Addresses on facebook, twitter, instagram, youtube, linkedin; comma-separated',
  ),
} as const;

export type SettingName = keyof typeof settingsSchema;
export type Settings = {
  readonly [N in SettingName]: (typeof settingsSchema)[N] extends Setting<infer T> ? T : never;
};
