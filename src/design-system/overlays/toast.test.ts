import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore } from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  it('stay for three seconds', () => {
    const toast = createToastStore();
    toast.success('Saved');
    vi.advanceTimersByTime(2999);
    expect(toast.all()).toMatchObject([{ tone: 'success', text: 'Saved' }]);
    vi.advanceTimersByTime(1);
    expect(toast.all()).toEqual([]);
  });

  it('wait while the pointer rests on them', () => {
    const toast = createToastStore();
    const id = toast.error('No connection');
    toast.pause(id);
    vi.advanceTimersByTime(60_000);
    expect(toast.all()).toHaveLength(1);
    toast.resume(id);
    vi.advanceTimersByTime(3000);
    expect(toast.all()).toHaveLength(0);
  });

  it('stay longer while something can be taken back', () => {
    const toast = createToastStore();
    toast.success('Switched off', { label: 'Undo', act: () => {} });
    vi.advanceTimersByTime(7999);
    expect(toast.all()).toMatchObject([{ text: 'Switched off', action: { label: 'Undo' } }]);
    vi.advanceTimersByTime(1);
    expect(toast.all()).toEqual([]);
  });

  it('say one reason for whatever fails, and no other error beside it', () => {
    const toast = createToastStore();
    toast.refusal('This is a demo', { label: 'Sign up', act: () => {} });
    toast.error('Could not save');
    toast.success('Copied');
    expect(toast.all().map(({ text }) => text)).toEqual(['This is a demo', 'Copied']);
    vi.advanceTimersByTime(8000);
    toast.error('Could not save');
    expect(toast.all().map(({ text }) => text)).toEqual(['Could not save']);
  });

  it('do not pile up with the same text, and tell their listeners', () => {
    const toast = createToastStore();
    const heard = vi.fn();
    const stop = toast.subscribe(heard);
    toast.error('No connection');
    toast.error('No connection');
    toast.success('Back again');
    expect(toast.all().map(({ text }) => text)).toEqual(['No connection', 'Back again']);
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    toast.success('Unheard');
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('give a new list only when something changed, as React wants it', () => {
    const toast = createToastStore();
    expect(toast.all()).toBe(toast.all());
  });
});
