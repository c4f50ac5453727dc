import { describe, expect, it } from 'vitest';
import { locales } from '../../../../i18n/locales.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import { allBrokers } from '../../adapters/all-brokers.ts';

describe.each(locales)('the set-up pages in %s', (locale) => {
  const { brokerSetup, connect } = allMessages(locale);
  const guides: Record<string, Record<string, string>> = brokerSetup.brokers;

  it.each(allBrokers.map((broker) => [broker.name, broker] as const))(
    'say how keys of %s are made, what they may do and what each is called there',
    (name, broker) => {
      const guide = guides[name]!;
      expect(Object.keys(guide)).toEqual(
        expect.arrayContaining(['one', 'two', 'three', 'give', 'never', 'know']),
      );
      if (name !== 'demo') expect(Object.keys(connect.places)).toContain(name);
      for (const { label } of broker.fields) expect(connect).toHaveProperty(label);
    },
  );

  it('are of brokers that can be connected only', () => {
    const names = allBrokers.map(({ name }) => name as string);
    expect(Object.keys(guides).filter((name) => !names.includes(name))).toEqual([]);
  });
});
