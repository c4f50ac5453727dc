import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { oneIn } from '../../support/chance/chance.ts';
import { expect, signInAsDemo, test, visit } from '../journey.ts';

const widths = [1440, 390];
const publicPages = ['/', '/pl', '/register', '/login'];

test('nothing moves while a page loads', async ({ page }) => {
  await watchMoves(page);
  for (const [turn, address] of publicPages.entries())
    for (const width of oneIn(2, widths, turn)) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await movesOf(page, address), `${address} at ${width}`).toEqual([]);
    }
  await signInAsDemo(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await movesOf(page, '/dashboard'), `the dashboard at ${width}`).toEqual([]);
  }
});

test('nor when it arrives in pieces: it is drawn once it is whole', async ({ page, baseURL }) => {
  await watchMoves(page);
  await signInAsDemo(page);
  const slow = await inPieces(baseURL!);
  try {
    for (const [turn, address] of ['/dashboard', '/symbols/stocks'].entries())
      for (const width of oneIn(2, widths, turn)) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await movesOf(page, slow.origin + address), `${address} at ${width}`).toEqual([]);
      }
  } finally {
    await slow.close();
  }
});

/** Writes down what moved by itself by more than anybody sees, and from where to where. */
function watchMoves(page: Page): Promise<unknown> {
  type Rect = { x: number; y: number; width: number; height: number };
  type Move = { node: Element | null; previousRect: Rect; currentRect: Rect };
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Move[] };
  return page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const placeOf = ({ x, y, width, height }: Rect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && value >= 0.001)
          moves.push(
            ...sources.map(
              ({ node, previousRect, currentRect }) =>
                `${value}: ${node?.textContent?.slice(0, 40)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
            ),
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function movesOf(page: Page, address: string): Promise<string[]> {
  await visit(page, address);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}

/** How often a page is seen unfinished. */
const pieces = 40;

/** The product at the end of a slow line: a page comes in pieces, with time to draw in between. */
async function inPieces(origin: string) {
  const server = createServer(async ({ url, headers: { cookie, accept } }, reply) => {
    // News that never end are not of the page.
    if (url!.startsWith('/api/')) return void reply.writeHead(204).end();
    const answer = await fetch(origin + url, {
      headers: { cookie: cookie ?? '', accept: accept ?? '', 'accept-encoding': 'identity' },
    });
    const type = answer.headers.get('content-type') ?? '';
    const policy = answer.headers.get('content-security-policy');
    const body = Buffer.from(await answer.arrayBuffer());
    reply.writeHead(answer.status, {
      'content-type': type,
      ...(policy && { 'content-security-policy': policy }),
    });
    const size = type.startsWith('text/html') ? Math.ceil(body.length / pieces) : body.length || 1;
    for (let at = 0; at < body.length; at += size) {
      reply.write(body.subarray(at, at + size));
      if (at + size < body.length) await new Promise((drawn) => setTimeout(drawn, 20));
    }
    reply.end();
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
