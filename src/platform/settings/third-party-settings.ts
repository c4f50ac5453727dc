import { type Kind, list, setting, url } from './setting-kinds.ts';

function shaped(wanted: string, shape: RegExp): Kind<string> {
  return { wanted, read: (raw) => (shape.test(raw) ? raw : undefined) };
}

export type TickerSymbol = { symbol: string; title: string };

/** A symbol of the charting service, with the words that stand beside it. */
const tickerSymbol: Kind<TickerSymbol> = {
  wanted: 'a symbol such as GPW:WIG20 or FX:EURPLN=EUR/PLN',
  read: (raw) => {
    const [, symbol, title] = /^([A-Z0-9_]{1,20}:[\w.!-]{1,30})(?:=([^"<>]{1,40}))?$/.exec(raw) ?? [];
    return symbol ? { symbol, title: title?.trim() ?? '' } : undefined;
  },
};

/** Services whose scripts run in the visitor's browser. None is loaded before the visitor agrees. */
export const thirdPartySettings = {
  tagManager: setting(
    'WALORY_TAG_MANAGER',
    shaped('a container id such as GTM-ABC123', /^GTM-[A-Z0-9]{4,12}$/),
    '',
    'Container id at Google Tag Manager, GTM-…; loaded on public pages after the visitor agrees to statistics',
  ),
  tagManagerUrl: setting(
    'WALORY_TAG_MANAGER_URL',
    url(),
    '',
    'Other address of the tag manager’s script; unset: Google’s own',
  ),
  tagHosts: setting(
    'WALORY_TAG_HOSTS',
    list(url()),
    [] as string[],
    'Further addresses that tags load from and send to, beside Google Analytics; comma-separated',
  ),
  recording: setting(
    'WALORY_RECORDING',
    shaped('a project id of Microsoft Clarity, 6 to 20 small letters and digits', /^[a-z0-9]{6,20}$/),
    '',
    'Project id at Microsoft Clarity, which records sessions on public pages, with all text masked, after the visitor agrees',
  ),
  recordingUrl: setting(
    'WALORY_RECORDING_URL',
    url(),
    '',
    'Other address of the recording script, without the project id; unset: Clarity’s own',
  ),
  tickerSymbols: setting(
    'WALORY_TICKER_SYMBOLS',
    list(tickerSymbol),
    [] as TickerSymbol[],
    'Symbols of TradingView’s ticker tape, e.g. GPW:WIG20,FX:EURPLN=EUR/PLN; it takes the place of our own where the visitor agrees',
  ),
  tickerUrl: setting(
    'WALORY_TICKER_URL',
    url(),
    '',
    'Other address of the ticker tape’s script; unset: TradingView’s own',
  ),
} as const;
