import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { guardConsole } from './console';
import './browser-gaps';

// Screens are tested against the services' promises; the services have tests of their own.
vi.mock('../../src/services/announcements');
vi.mock('../../src/services/announcements-admin');
vi.mock('../../src/services/contact-messages');
vi.mock('../../src/services/gallery');
vi.mock('../../src/services/gallery-admin');
vi.mock('../../src/services/hero-banners');
vi.mock('../../src/services/hero-banners-admin');
vi.mock('../../src/services/inbox');
vi.mock('../../src/services/movies');
vi.mock('../../src/services/movies-admin');
vi.mock('../../src/services/session');
vi.mock('../../src/services/videos');
vi.mock('../../src/services/videos-admin');

// A click may suspend a part of the page, which React refuses inside a synchronous `act`: events go
// out as in a browser, and a test waits for what it wants to see.
const { asyncWrapper } = getConfig();
const TURNS = 3;
configure({
  eventWrapper: (dispatch) => dispatch(),
  asyncUtilTimeout: 5000,
  // React runs the effects of what it has drawn in a later turn of its scheduler. On a busy machine
  // a test that has found what it waited for would look around in between.
  asyncWrapper: async (wait) => {
    const found = await asyncWrapper(wait);
    for (let turn = 0; turn < TURNS; turn += 1) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    return found;
  },
});

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
});
// After that reset, which would let the console speak again.
guardConsole();
afterEach(cleanup);
