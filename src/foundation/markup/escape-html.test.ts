import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('what somebody typed stays letters, in a text and in an attribute', () => {
  expect(escapeHtml(`<b title="a" id='b'>A & B</b>`)).toBe(
    '&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;A &amp; B&lt;/b&gt;',
  );
  expect(escapeHtml('Zażółć 5 zł')).toBe('Zażółć 5 zł');
});
