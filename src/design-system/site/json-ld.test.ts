import { describe, expect, test } from 'vitest';
import { breadcrumbList, jsonLdText, questionList } from './json-ld.ts';

describe('structured data', () => {
  test('a name cannot end the script element', () => {
    const text = jsonLdText([{ name: '</script><script>alert(1)</script><!-- & \u2028' }]);
    expect(text).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script><!-- & \u2028');
  });

  test('the way here is numbered from one', () => {
    expect(breadcrumbList([{ name: 'Symbols', url: 'https://walory.example/symbols' }])).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Symbols', item: 'https://walory.example/symbols' },
      ],
    });
  });

  test('no questions, no page of questions', () => {
    expect(questionList([])).toEqual([]);
    expect(questionList([{ ask: 'Who?', answer: 'PKO.' }])).toHaveLength(1);
  });
});
