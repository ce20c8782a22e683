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

test('what others throw into the page is not sent, and takes no room from what fails here', () => {
  reportErrors([]);
  thrown('Script error.');
  thrown('ResizeObserver loop completed with undelivered notifications.');
  thrown('ResizeObserver loop limit exceeded');
  thrown(
    at('global code@https://site.example/:1:20', "Can't find variable: _AutofillCallbackHandler"),
  );
  thrown(at('', "undefined is not an object (evaluating 'window.webkit.messageHandlers')"));
  thrown(at('', 'Java object is gone'));
  thrown(at('Error\n    at run (chrome-extension://abc/content.js:1:2)'));
  thrown(at('run@safari-web-extension://abc/content.js:1:2'));
  thrown(at('Error\n    at https://site.example/movies:1:20'));
  thrown(at('Error\n    at https://cdn.example/injected.js:1:20'));
  rejected(at('', 'Object Not Found Matching Id:1, MethodName:update, ParamCount:4'));
  console.error(at('Error\n    at run (moz-extension://abc/content.js:1:2)'));
  expect(sent).not.toHaveBeenCalled();

  thrown(at('Error\n    at https://site.example/assets/index-1.js:1:20', 'the first'));
  rejected(new Error('the second'));
  console.error(new Error('the third'));
  thrown(new Error('one too many'));
  expect(messages()).toEqual(['the first', 'the second', 'the third']);
});
