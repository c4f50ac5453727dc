/**
 * Short names of the Warsaw exchange, which Polish brokers print instead of tickers, by the ticker they stand for.
 * Where both are the same nothing stands here.
 */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  '11B': ['11BIT'],
  ACP: ['ASSECOPOL'],
  ALE: ['ALLEGRO'],
  ALR: ['ALIOR'],
  APR: ['AUTOPARTN'],
  ASB: ['ASBIS'],
  ATC: ['ARCTIC'],
  ATT: ['GRUPAAZOTY'],
  BDX: ['BUDIMEX'],
  BFT: ['BENEFIT'],
  BHW: ['HANDLOWY'],
  BNP: ['BNPPPL'],
  CAR: ['INTERCARS'],
  CBF: ['CYBERFLKS'],
  CDR: ['CDPROJEKT'],
  CIG: ['CIGAMES'],
  CPS: ['CYFRPLSAT'],
  DIA: ['DIAG'],
  DNP: ['DINOPL'],
  DOM: ['DOMDEV'],
  DVL: ['DEVELIA'],
  EAT: ['AMREST'],
  ENA: ['ENEA'],
  EUR: ['EUROCASH'],
  GPP: ['GRUPRACUJ'],
  ING: ['INGBSK'],
  KGH: ['KGHM'],
  KRU: ['KRUK'],
  KTY: ['KETY'],
  LWB: ['BOGDANKA'],
  MBK: ['MBANK'],
  MBR: ['MOBRUK'],
  MIL: ['MILLENNIUM'],
  NEU: ['NEUCA'],
  OPL: ['ORANGEPL'],
  PCO: ['PEPCO'],
  PEO: ['PEKAO'],
  PKN: ['PKNORLEN', 'ORLEN'],
  PKO: ['PKOBP'],
  PLW: ['PLAYWAY'],
  RBW: ['RAINBOW'],
  SNT: ['SYNEKTIK'],
  TEN: ['TSGAMES'],
  TPE: ['TAURONPE'],
  TXT: ['TEXT', 'LIVECHAT'],
  VRC: ['VERCOM'],
  WPL: ['WIRTUALNA'],
  XTP: ['XTPL'],
  ZAB: ['ZABKA'],
};

const tickers = new Map(
  Object.entries(shortNames).flatMap(([ticker, names]) => names.map((name) => [name, ticker] as const)),
);

/** The ticker of a short name, without the marks of its market: `-NC`, `-C`, `_IPO`. */
export function tickerOfShortName(name: string): string | undefined {
  return tickers.get(
    name
      .trim()
      .toUpperCase()
      .replace(/(-NC|-C|_IPO|-PDA)$/, ''),
  );
}
