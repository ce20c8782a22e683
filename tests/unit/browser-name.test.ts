// product 1.7.
import { expect, test } from 'vitest';
import { browserNameIn, OLDEST_BROWSERS } from '../../src/site/app/browser-name';
import { FLOOR } from '../../tools/build/floor/floor';

test('the browsers in the sentence are the oldest supported ones', () => {
  expect(OLDEST_BROWSERS).toBe(
    `Safari/iOS ${FLOOR.safari}, Chrome/Edge ${FLOOR.chrome}, Firefox ${FLOOR.firefox}`,
  );
  expect(FLOOR.edge).toBe(FLOOR.chrome);
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6.6 Mobile/15E148 Safari/604.1',
    'iOS 15.8',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 15_8_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1',
    'iOS 15.8',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Safari/605.1.15',
    'Safari 15.6',
  ],
  [
    'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36',
    'Chrome 109',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.140',
    'Edge 109',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:102.0) Gecko/20100101 Firefox/102.0', 'Firefox 102'],
  ['Mozilla/5.0 (SMART-TV)', ''],
])('%s is named %j', (userAgent, name) => {
  expect(browserNameIn(userAgent)).toBe(name);
});
