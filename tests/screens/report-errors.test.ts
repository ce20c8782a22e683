// product 32.1.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportErrors } from '../../src/site/app/report-errors';

const sent = vi.fn<(address: string, text: string) => boolean>(() => true);
const messages = () => sent.mock.calls.map(([, text]) => JSON.parse(text).message);
const thrown = (error: unknown) =>
  window.dispatchEvent(
    Object.assign(new Event('error'), error instanceof Error ? { error } : { message: error }),
  );
const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const at = (stack: string, message = 'x is null') => Object.assign(new Error(message), { stack });

// The window is that of other files as well.
const { error: log } = console;
const listening = vi.spyOn(window, 'addEventListener');
beforeEach(() => {
  Object.assign(navigator, { sendBeacon: sent });
  console.error = () => undefined;
});
afterEach(() => {
  console.error = log;
  Reflect.deleteProperty(navigator, 'sendBeacon');
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  listening.mockRestore();
});

const OWN = `${location.origin}/assets/index-1.js:1:20`;

test.each([
  ['in Chromium', (message: string) => `Error: ${message}\n    at a (${OWN})\n    at <anonymous>`],
  ['in Safari and Firefox', () => `a@${OWN}\nglobal code@https://cdn.example/injected.js:1:2`],
])('an error whose stack begins in a script of the site is sent: %s', (_, stackOf) => {
  reportErrors([]);
  thrown(at(stackOf('thrown'), 'thrown'));
  rejected(at(stackOf('rejected'), 'rejected'));
  console.error(at(stackOf('logged'), 'logged'));
  thrown(at(stackOf('one too many'), 'one too many'));
  expect(messages()).toEqual(['thrown', 'rejected', 'logged']);
});

const STACKS = {
  'no stack': '',
  'a name alone': 'TypeError: x is null',
  'code without an address': 'Error: x is null\n    at <anonymous>:1:20',
  'code of the browser': 'Error: x is null\n    at Object.invoke (native)',
  'the page itself in Safari': `global code@${location.origin}/movies:1:20`,
  'code without an address in Safari': 'global code@\n[native code]',
  'an extension': 'Error: x is null\n    at run (chrome-extension://abc/content.js:1:2)',
  'an extension in Safari': 'run@safari-web-extension://abc/content.js:1:2',
  "an extension's wrapper of what the site calls": `send@moz-extension://abc/page.js:1:2\na@${OWN}`,
  'another site, which has such a folder as well':
    'Error\n    at https://cdn.example/assets/x.js:1:20',
  'an address in the message alone': `Error: not loaded: ${OWN}\n    at <anonymous>:1:20`,
};

test.each(Object.entries(STACKS))(
  'an error of other code in the page is neither sent nor counted for the limit: %s',
  (_, stack) => {
    reportErrors([]);
    const message = /(?<=: ).*/.exec(stack.split('\n')[0] ?? '')?.[0] ?? 'x is null';
    for (const number of [1, 2, 3, 4])
      thrown(at(stack.replace(message, message + number), message + number));
    rejected(at(stack, message));
    expect(sent).not.toHaveBeenCalled();
    thrown(at(`a@${OWN}`, 'the first'));
    expect(messages()).toEqual(['the first']);
  },
);

test('thrown or rejected values that are not errors are not sent', () => {
  reportErrors([]);
  for (const text of ['Script error.', 'ResizeObserver loop limit exceeded']) thrown(text);
  rejected('Object Not Found Matching Id:1, MethodName:update, ParamCount:4');
  rejected(undefined);
  expect(sent).not.toHaveBeenCalled();
});

test('errors that the site logs are also sent without a stack, unless their stack begins elsewhere', () => {
  reportErrors([['a text', 'of two parts']]);
  console.error(at('', 'Load failed'));
  console.error(at('Error\n    at run (moz-extension://abc/content.js:1:2)'));
  expect(messages()).toEqual(['a text of two parts', 'Load failed']);
});
