import { expect, test } from 'vitest';
import { locales } from '../../../i18n/locales.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { bookingKinds, ignoredReasons, rejectedReasons } from '../booking.ts';
import { formats } from '../formats/all-formats.ts';
import { askedReasons } from '../preview-row.ts';

test.each(locales)('in %s every layout, broker, reason and kind of a row has a name', (locale) => {
  const { imports } = allMessages(locale);
  const namesOf = (part: object) => Object.keys(part);
  expect(namesOf(imports.formats)).toEqual(expect.arrayContaining(formats.map(({ id }) => id)));
  expect(namesOf(imports.brokers)).toEqual(expect.arrayContaining(formats.map(({ broker }) => broker)));
  expect(namesOf(imports.reasons)).toEqual(
    expect.arrayContaining([
      ...askedReasons,
      ...ignoredReasons,
      ...rejectedReasons,
      'skipped',
      'known',
      'twin',
    ]),
  );
  expect(namesOf(imports.kinds)).toEqual(expect.arrayContaining([...bookingKinds]));
});
