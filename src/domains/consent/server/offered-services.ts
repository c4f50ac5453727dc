import type { Allowed } from '../../../platform/http/security-headers.ts';
import type { Settings } from '../../../platform/settings/settings-schema.ts';
import type { Purpose } from '../purposes.ts';
import type { ThirdParties } from '../third-parties.ts';

/** One service of a third party: what the browser is told of it, and what the policy must then admit. */
type OfferedService = { purpose: Purpose; scripts: ThirdParties; allowed: Allowed };

/** The services this installation has, one for each purpose; what is not set up is not asked about. */
export function offeredServices(settings: Settings): OfferedService[] {
  return [tagManager(settings), recording(settings), ticker(settings), maps(settings)].filter(
    (service) => service !== null,
  );
}

const google = 'https://www.googletagmanager.com';
/** Where Google Analytics, which most containers hold, sends what it counts. */
const analytics = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

function tagManager({ tagManager: id, tagManagerUrl, tagHosts }: Settings): OfferedService | null {
  if (!id) return null;
  const address = tagManagerUrl || google;
  const others = tagHosts.map(originOf);
  const receivers = [...(tagManagerUrl ? [originOf(address)] : analytics), ...others];
  return {
    purpose: 'statistics',
    scripts: { statistics: { id, src: `${address}/gtm.js?id=${id}` } },
    allowed: { script: [originOf(address), ...others], connect: receivers, img: receivers },
  };
}

const clarity = 'https://www.clarity.ms/tag';

function recording({ recording: project, recordingUrl }: Settings): OfferedService | null {
  if (!project) return null;
  const hosts = recordingUrl ? [originOf(recordingUrl)] : ['https://*.clarity.ms'];
  return {
    purpose: 'recording',
    scripts: { recording: { src: `${recordingUrl || clarity}/${project}` } },
    allowed: { script: hosts, connect: hosts, img: recordingUrl ? hosts : [...hosts, 'https://c.bing.com'] },
  };
}

const tradingView = 'https://s3.tradingview.com/external-embedding/embed-widget-ticker-tape.js';
/** The script draws nothing itself: it opens a frame of these. */
const tradingViewFrames = ['https://www.tradingview-widget.com', 'https://s.tradingview.com'];

function ticker({ tickerSymbols, tickerUrl }: Settings): OfferedService | null {
  if (tickerSymbols.length === 0) return null;
  const src = tickerUrl || tradingView;
  return {
    purpose: 'charts',
    scripts: {
      charts: { src, symbols: tickerSymbols.map(({ symbol, title }) => ({ proName: symbol, title })) },
    },
    allowed: { script: [originOf(src)], frame: tickerUrl ? [originOf(src)] : tradingViewFrames },
  };
}

function maps({ mapStyle, mapHosts }: Settings): OfferedService | null {
  if (!mapStyle) return null;
  const hosts = [...new Set([mapStyle, ...mapHosts].map(originOf))];
  return { purpose: 'maps', scripts: {}, allowed: { connect: hosts, img: hosts } };
}

function originOf(address: string): string {
  return new URL(address).origin;
}
