import { expect, test } from 'vitest';
import { auditOf } from '../../../tools/audit';

const advisory = {
  title: 'Overwrites files',
  url: 'https://github.com/advisories/GHSA-x',
  severity: 'high',
  range: '<7.5.3',
};

test('each advisory is a line, with the package that has the hole, and not those that use it', () => {
  const vulnerabilities = { tar: { via: [advisory] }, 'firebase-tools': { via: ['tar'] } };
  expect(auditOf(JSON.stringify({ vulnerabilities }))).toEqual({
    isAnswered: true,
    lines: ['high: tar <7.5.3: Overwrites files (https://github.com/advisories/GHSA-x)'],
  });
});

test('a registry that knows of no holes has answered', () => {
  expect(auditOf('{"vulnerabilities":{}}')).toEqual({ isAnswered: true, lines: [] });
});

test.each([
  ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
  ['', 'npm has answered nothing'],
  ['npm error', 'npm has answered nothing'],
])('one that does not answer is never taken for one without holes: %s', (output, line) => {
  expect(auditOf(output)).toEqual({ isAnswered: false, lines: [line] });
});
