import {
  unstable_IdlePriority as IdlePriority,
  unstable_scheduleCallback as scheduleCallback,
} from 'scheduler';
import { vi } from 'vitest';
import { configure, getConfig } from '@testing-library/react';
import { WAIT_LIMIT_MS } from './patience';
import './calm-waits';

// Configures how the tests of screens wait.

const { asyncWrapper, getElementError } = getConfig();

/**
 * Returns the error of a query. It prints the page only when its message is read: a waiting query
 * fails many times before, and printing the page each time takes a tenth of the CPU time.
 */
function elementError(message: string | null, container: Element): Error {
  const get = () => getElementError(message, container).message;
  const error = Object.defineProperty(new Error(), 'message', { configurable: true, get });
  error.name = 'TestingLibraryElementError';
  // The stack begins with the line of the test.
  Error.captureStackTrace(error, elementError);
  return error;
}

// A click may suspend a part of the page, which React does not allow within a synchronous `act`:
// events are dispatched as in a browser, and tests wait for their effects.
configure({
  eventWrapper: (dispatch) => dispatch(),
  getElementError: elementError,
  asyncUtilTimeout: WAIT_LIMIT_MS,
  // React renders a navigation in steps, and runs effects in a later task. A test continues when
  // its scheduler is idle, which also works on a busy machine.
  asyncWrapper: async (wait) => {
    // Importing modules, which is slow on a busy machine, does not count as waiting.
    await vi.dynamicImportSettled();
    const found = await asyncWrapper(wait);
    await new Promise<void>((resolve) => {
      scheduleCallback(IdlePriority, () => resolve());
    });
    return found;
  },
});
