import {
  unstable_IdlePriority as IdlePriority,
  unstable_scheduleCallback as scheduleCallback,
} from 'scheduler';
import { vi } from 'vitest';
import { configure, getConfig } from '@testing-library/react';
import { WAIT_LIMIT_MS } from './patience';
import './calm-waits';

// How the tests of screens wait.

const { asyncWrapper, getElementError } = getConfig();

/**
 * The error of a query, which prints the page only when its message is read: a query that waits fails
 * many times before, and printing the page each time takes a tenth of all CPU time.
 */
function elementError(message: string | null, container: Element): Error {
  const get = () => getElementError(message, container).message;
  const error = Object.defineProperty(new Error(), 'message', { configurable: true, get });
  error.name = 'TestingLibraryElementError';
  // Begins with the test's line.
  Error.captureStackTrace(error, elementError);
  return error;
}

// A click may suspend a part of the page, which React refuses inside a synchronous `act`: events are
// dispatched as in a browser, and tests wait for their effects.
configure({
  eventWrapper: (dispatch) => dispatch(),
  getElementError: elementError,
  asyncUtilTimeout: WAIT_LIMIT_MS,
  // React renders another address piece by piece, and runs effects in a later task. A test continues
  // when its scheduler has nothing left to do, on a busy machine as well.
  asyncWrapper: async (wait) => {
    // The import of modules, slow on a busy machine, is not part of the wait.
    await vi.dynamicImportSettled();
    const found = await asyncWrapper(wait);
    await new Promise<void>((resolve) => {
      scheduleCallback(IdlePriority, () => resolve());
    });
    return found;
  },
});
