import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runTogether } from './run-together.ts';
import { type Channel, type EventName, type Locks, type Source, shareEvents } from './share-events.ts';

class FakeSource implements Source {
  readyState = 0;
  listeners = new Map<string, () => void>();
  addEventListener(name: string, listener: () => void) {
    this.listeners.set(name, listener);
  }
  say(name: string) {
    this.listeners.get(name)?.();
  }
  close() {
    this.readyState = 2;
  }
}

/** A browser with tabs: one lock, one channel, and every stream that was opened. */
function fakeBrowser() {
  const sources: FakeSource[] = [];
  const channels = new Set<Channel>();
  const waiting: (() => void)[] = [];
  let held = false;
  const hold = async (act: (lock: unknown) => unknown) => {
    held = true;
    await act({});
    held = false;
    waiting.shift()?.();
  };
  const locks: Locks = {
    async request(_, { ifAvailable, signal }, act) {
      if (!held) return hold(act);
      if (ifAvailable) return act(null);
      return new Promise<void>((resolve, reject) => {
        const turn = () => hold(act).then(resolve);
        waiting.push(turn);
        signal?.addEventListener('abort', () => {
          waiting.splice(waiting.indexOf(turn), 1);
          reject(new Error('aborted'));
        });
      });
    },
  };
  const openChannel = (): Channel => {
    const channel: Channel = {
      onmessage: null,
      postMessage(data) {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data });
      },
      close: () => channels.delete(channel),
    };
    channels.add(channel);
    return channel;
  };
  const openSource = () => {
    const source = new FakeSource();
    sources.push(source);
    return source;
  };
  return { name: 'test', sources, locks, openChannel, openSource };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('tabs that share one event stream', () => {
  it('open one stream, and every tab hears it', async () => {
    const browser = fakeBrowser();
    const first: EventName[] = [];
    const second: EventName[] = [];
    shareEvents(browser, (name) => first.push(name));
    shareEvents(browser, (name) => second.push(name));
    await settled();
    expect(browser.sources).toHaveLength(1);
    browser.sources[0]?.say('open');
    browser.sources[0]?.say('NotificationAdded');
    expect(first).toEqual(['NotificationAdded']);
    expect(second).toEqual(['NotificationAdded']);
  });

  it('pass the stream on when the listening tab goes, and look again after the gap', async () => {
    const browser = fakeBrowser();
    const heard: EventName[] = [];
    const stop = shareEvents(browser, () => {});
    shareEvents(browser, (name) => heard.push(name));
    await settled();
    stop();
    await settled();
    expect(browser.sources).toHaveLength(2);
    expect(browser.sources[0]?.readyState).toBe(2);
    browser.sources[1]?.say('open');
    expect(heard).toEqual(['Resync']);
  });

  it('begin by looking again where the page may be older than what happened last', async () => {
    const browser = fakeBrowser();
    const first: EventName[] = [];
    const second: EventName[] = [];
    shareEvents(browser, (name) => first.push(name), true);
    await settled();
    expect(first, 'not before the stream is open').toEqual([]);
    browser.sources[0]?.say('open');
    expect(first).toEqual(['Resync']);
    shareEvents(browser, (name) => second.push(name), true);
    await settled();
    expect(second, 'the stream of the other tab is open already').toEqual(['Resync']);
    expect(browser.sources).toHaveLength(1);
  });

  it('ignore what is no event of ours', async () => {
    const browser = fakeBrowser();
    const heard: EventName[] = [];
    shareEvents(browser, (name) => heard.push(name));
    browser.openChannel().postMessage('Nonsense');
    await settled();
    expect(heard).toEqual([]);
  });

  it('do not wait for the lock any more once they are closed', async () => {
    const browser = fakeBrowser();
    const stopLeader = shareEvents(browser, () => {});
    const stopFollower = shareEvents(browser, () => {});
    await settled();
    stopFollower();
    stopLeader();
    await settled();
    expect(browser.sources).toHaveLength(1);
  });

  it('listen each for itself where the browser has no locks', () => {
    const { openSource, sources } = fakeBrowser();
    const heard: EventName[] = [];
    shareEvents({ name: 'test', openSource }, (name) => heard.push(name));
    sources[0]?.say('PortfolioChanged');
    expect(heard).toEqual(['PortfolioChanged']);
  });
});

describe('the stream', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says Resync after a reconnection, not after the first connection', () => {
    const { openSource, sources } = fakeBrowser();
    const heard: EventName[] = [];
    shareEvents({ name: 'test', openSource }, (name) => heard.push(name));
    sources[0]?.say('open');
    expect(heard).toEqual([]);
    sources[0]?.say('error');
    sources[0]?.say('open');
    expect(heard).toEqual(['Resync']);
  });

  it('is opened anew after a refusal, more and more slowly', () => {
    const { openSource, sources } = fakeBrowser();
    shareEvents({ name: 'test', openSource }, () => {});
    sources[0]?.close();
    sources[0]?.say('error');
    vi.advanceTimersByTime(5_000);
    expect(sources).toHaveLength(2);
    sources[1]?.close();
    sources[1]?.say('error');
    vi.advanceTimersByTime(5_000);
    expect(sources).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    expect(sources).toHaveLength(3);
  });

  it('bursts run as one', () => {
    const act = vi.fn();
    const together = runTogether(act, 300);
    for (let i = 0; i < 10; i++) together.run();
    vi.advanceTimersByTime(300);
    expect(act).toHaveBeenCalledTimes(1);
    together.run();
    vi.advanceTimersByTime(300);
    expect(act).toHaveBeenCalledTimes(2);
  });
});
