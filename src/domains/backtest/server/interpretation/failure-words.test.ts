import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { locales } from '../../../../i18n/locales.ts';
import { allMessages } from '../../../../i18n/messages.ts';
import { BacktestFailure, backtestFailureCodes } from '../../engine/backtest-failure.ts';
import { reasonOf } from '../../engine/failure-reason.ts';
import { fieldErrors } from '../../field-errors.ts';

/** The server's own, with what it tells. */
const ownReasons = [
  { code: 'timeLimit', values: { minutes: 15 } },
  { code: 'interrupted', values: {} },
  { code: 'outOfMemory', values: {} },
  { code: 'fault', values: {} },
];

// JSON is refused before a run exists, with the field's own key (rule B-17).
const codes = backtestFailureCodes.filter((code) => code !== 'invalidJson');

test.each(locales)(
  'every reason of a failed run has words in %s, and every value that they name (rule B-12)',
  (locale) => {
    const words: Record<string, string> = allMessages(locale).backtest.failure;
    const reasons = [
      ...codes.map((code) => reasonOf(new BacktestFailure(code, { message: '' }))),
      ...ownReasons,
    ];
    for (const { code, values } of reasons) {
      expect(words[code], code).toBeTypeOf('string');
      const text = new IntlMessageFormat(words[code]!, locale).format(values);
      expect(text, code).not.toMatch(/[{}]/);
    }
  },
);

test('what the engine knows stands in the values, the rest is a dash', () => {
  const failure = new BacktestFailure('solverNotConverged', {
    message: '',
    values: { solver: 'SCS', iterations: 20 },
  }).on('2020-03-16');
  expect(reasonOf(failure).values).toEqual({ solver: 'SCS', day: '2020-03-16', iterations: 20 });
  expect(reasonOf(new BacktestFailure('volumesMissing', { message: '' })).values).toEqual({ tickers: '–' });
});

test('every refusal has a key of its own at its field', () => {
  for (const code of codes) {
    const { errors } = fieldErrors([
      { failure: new BacktestFailure(code, { message: '', field: 'gamma' }), place: 1 },
    ]);
    expect(Object.keys(errors)).toEqual(['strategies.1.params.gamma']);
  }
  const { errors, params } = fieldErrors([
    {
      failure: new BacktestFailure('startTooEarly', {
        message: '',
        field: 'start',
        values: { first: '2017-01-04' },
      }),
      place: null,
    },
    { failure: new BacktestFailure('invalidJson', { message: '', field: 'trades' }), place: 2 },
    {
      failure: new BacktestFailure('tickerUnknown', {
        message: '',
        field: 'trades',
        values: { ticker: 'X' },
      }),
      place: 2,
    },
  ]);
  expect(errors).toEqual({ start_at: ['startTooEarly'], 'strategies.2.params.trades': ['invalidJsonError'] });
  expect(params).toEqual({ 'start_at.first': '2017-01-04' });
});
