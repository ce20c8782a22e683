import { setLogLevel } from 'firebase/firestore/lite';
import { afterEach, beforeEach, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { clearSearchIndexCache } from '../../src/store/read/search-index-cache';
import { setTabAccount } from '../../src/shared/data/tab-session';
import { preparePictures } from './memory/pictures';
import { storeIndex } from './memory/database';
import { forgetAccounts, haveSession } from './memory/auth';
import { network } from './memory/network';
import { endTimers } from './memory/timers';
import { failOnConsoleOutput } from './console';
import './computed-style';
import './labels';
import './matchers';
import './owner-stacks';
import './jsdom-polyfills';
import './waits';

// Screens are tested with the real store and SDK, and with an in-memory database.
vi.mock('firebase/auth', () => import('./memory/auth'));
// Saving a file needs a browser.
vi.mock('../../src/shared/text/save-file');
// jsdom has no canvas.
vi.mock('../../src/studio/pictures/upload/resize');
vi.mock('../../src/studio/pictures/upload/draw', () => ({ drawSharePicture: vi.fn() }));

// The SDK logs each refusal, besides the site.
setLogLevel('silent');

beforeEach(() => {
  vi.resetAllMocks();
  network.clear();
  forgetAccounts();
  setTabAccount('');
  haveSession();
  storeIndex();
  preparePictures();
  clearSearchIndexCache();
  localStorage.clear();
});
// After the reset, which would restore the console.
failOnConsoleOutput();
// Background work of a page must not end in the next test.
afterEach(async () => {
  cleanup();
  endTimers();
  await network.quiet();
});
