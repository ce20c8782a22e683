// product 33.5, 40.1.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { OTHER_LANGUAGES } from '../../../functions/src/languages';
import { PROJECT_FOLDER } from '../../../tools/development/project';
import { headersFor, type HostingRules, matchesAnyRule } from '../../../tools/development/hosting';
import { withAddresses } from '../../../tools/build/rules/addresses';

const CONFIG = readFileSync(path.join(PROJECT_FOLDER, 'firebase.json'), 'utf8');
const hostingIn = (codes: readonly string[]): HostingRules =>
  JSON.parse(withAddresses(CONFIG, codes)).hosting;

test('firebase.json is as `npm run rules` generates it; otherwise run it', () => {
  expect(withAddresses(CONFIG, OTHER_LANGUAGES)).toBe(CONFIG);
});

test('a language that is removed and added again leaves firebase.json unchanged', () => {
  const one = withAddresses(CONFIG, []);
  expect(one).not.toMatch(/\bml\b/);
  expect(withAddresses(withAddresses(one, ['vi', 'ta']), OTHER_LANGUAGES)).toBe(CONFIG);
});

test.each([[[]], [['ml']], [['vi', 'ta']]])(
  'with the languages %j, only responses of the function set their own cache time',
  (codes) => {
    const rules = hostingIn(codes);
    const cache = (address: string) => headersFor(address, rules).get('cache-control');
    for (const base of ['', ...codes.map((code) => `/${code}`)]) {
      const answered = ['/movie/x', '/movie/x/press', '/gallery', '/videos', '/events'];
      for (const address of answered.map((one) => base + one)) {
        expect([address, cache(address)]).toEqual([address, undefined]);
        expect(
          matchesAnyRule(
            rules.rewrites.filter((rule) => rule.function),
            address,
          ),
        ).toBe(true);
      }
      const files = [base || '/', `${base}/movies`, `${base}/about`, `${base}/search`];
      const draft = headersFor(`${base}/preview/x`, rules);
      expect([draft.get('x-robots-tag'), draft.get('referrer-policy')]).toEqual([
        'noindex',
        'strict-origin',
      ]);
      const framed = headersFor(`${base}/admin/preview/x/page`, rules);
      expect([framed.get('x-frame-options'), framed.get('x-robots-tag')]).toEqual([
        'SAMEORIGIN',
        'noindex',
      ]);
      expect(files.map(cache)).toEqual(files.map(() => 'no-cache'));
    }
  },
);
