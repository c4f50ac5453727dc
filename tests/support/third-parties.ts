import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody else's server: what it was asked for, and whether it answers. */
export type ThirdParty = {
  address: string;
  requests: string[];
  broken: boolean;
  close(): Promise<void>;
};

async function startThirdParty(answers: Record<string, [type: string, body: string]>): Promise<ThirdParty> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url!, 'http://x');
    party.requests.push(pathname + search);
    const known = party.broken ? undefined : answers[pathname];
    response.writeHead(known ? 200 : 500, {
      'content-type': known?.[0] ?? 'text/plain',
      'access-control-allow-origin': '*',
    });
    response.end(known?.[1] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const party: ThirdParty = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    broken: false,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return party;
}

const javascript = 'text/javascript';

/** A container that leaves a cookie, counts the visit, and counts every other page that is walked to. */
const tags = `{
  document.cookie = '_ga=GA1.1.777; path=/; max-age=9999';
  const home = new URL(document.currentScript.src).origin;
  const count = () => fetch(home + '/collect?page=' + encodeURIComponent(location.pathname + ' from ' + document.referrer));
  count();
  const push = history.pushState;
  history.pushState = function (...words) { push.apply(this, words); count(); };
}`;

const recorder = `{
  document.cookie = '_clck=abc; path=/; max-age=9999';
  sessionStorage.setItem('_cltk', 'abc');
  fetch(new URL(document.currentScript.src).origin + '/record?masked=' + document.documentElement.dataset.clarityMask);
}`;

/** Reads what to show from its own text and opens a frame beside itself, as embedded tapes do. */
const ticker = `{
  const script = document.currentScript;
  const { locale, colorTheme, symbols } = JSON.parse(script.textContent);
  const frame = document.createElement('iframe');
  frame.title = 'ticker';
  frame.style.cssText = 'width: 100%; height: 46px; border: 0';
  frame.src = new URL(script.src).origin + '/frame?' + new URLSearchParams({ locale, colorTheme, symbols: symbols.map((s) => s.proName) });
  script.parentElement.append(frame);
}`;

const style = JSON.stringify({ version: 8, sources: {}, layers: [] });

export type ThirdParties = Awaited<ReturnType<typeof startThirdParties>>;

/** A tag manager, a recorder, a charting service and a map service, each at an address of its own. */
export async function startThirdParties() {
  const [statistics, recording, charts, maps] = await Promise.all([
    startThirdParty({ '/gtm.js': [javascript, tags], '/collect': ['text/plain', ''] }),
    startThirdParty({ '/tag/abc123def4': [javascript, recorder], '/record': ['text/plain', ''] }),
    startThirdParty({ '/tape.js': [javascript, ticker], '/frame': ['text/html', '<p>Live quotes</p>'] }),
    startThirdParty({ '/style.json': ['application/json', style] }),
  ]);
  const all = { statistics, recording, charts, maps };
  return {
    ...all,
    env: {
      WALORY_TAG_MANAGER: 'GTM-ABC123',
      WALORY_TAG_MANAGER_URL: statistics.address,
      WALORY_RECORDING: 'abc123def4',
      WALORY_RECORDING_URL: `${recording.address}/tag`,
      WALORY_TICKER_SYMBOLS: 'GPW:WIG20,FX:EURPLN=EUR/PLN',
      WALORY_TICKER_URL: `${charts.address}/tape.js`,
      WALORY_MAP_STYLE: `${maps.address}/style.json?key=public`,
    },
    /** Who was asked for anything since it was last forgotten. */
    asked: () =>
      Object.entries(all)
        .filter(([, { requests }]) => requests.length > 0)
        .map(([name]) => name),
    forget() {
      for (const party of Object.values(all)) {
        party.requests.length = 0;
        party.broken = false;
      }
    },
    close: () => Promise.all(Object.values(all).map((party) => party.close())),
  };
}
