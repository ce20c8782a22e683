import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import {
  unstable_IdlePriority as IdlePriority,
  unstable_scheduleCallback as scheduleCallback,
} from 'scheduler';
import { afterEach, beforeEach, vi } from 'vitest';
import { listAnnouncements } from '../../src/services/entries/announcements';
import { galleryCursor } from '../../src/services/entries/gallery';
import { listComingEvents, listMovieEvents } from '../../src/services/events/events';
import { getDue, withDue } from '../../src/services/due/due-entries';
import { withoutDeadLinks } from '../../src/services/links/away-movies';
import { listLeadingTo } from '../../src/services/links/leading-to';
import { otherUsesOf } from '../../src/services/files/picture-uses';
import { readListIndex } from '../../src/services/admin-lists/list-index';
import { clearSearchIndexCache } from '../../src/services/search/search-index-cache';
import { readSearchIndex } from '../../src/services/search/search-index';
import { listInCinemas } from '../../src/services/movies/movies-by-release';
import { sayClosed, sayOpen } from '../../src/services/presence/open-forms';
import { listPreviewLinks } from '../../src/services/preview/preview-links';
import { listNextIds } from '../../src/services/store/next-versions';
import { getUnpublished, listOnSite, listUnpublished } from '../../src/services/store/unpublished';
import { failOnConsoleOutput } from './console';
import { WAIT_LIMIT_MS } from './patience';
import './computed-style';
import './labels';
import './owner-stacks';
import './jsdom-polyfills';

// Screens are tested with mocked services; the services have tests of their own.
vi.mock('../../src/services/due/due-entries');
vi.mock('../../src/services/entries/announcements');
vi.mock('../../src/services/entries/gallery');
vi.mock('../../src/services/entries/hero-banners');
vi.mock('../../src/services/entries/videos');
vi.mock('../../src/services/events/events');
vi.mock('../../src/services/history/activity');
vi.mock('../../src/services/history/history');
vi.mock('../../src/services/history/history-restore');
vi.mock('../../src/services/history/latest-changes');
vi.mock('../../src/services/admin-lists/all-entries');
vi.mock('../../src/services/admin-lists/entries');
vi.mock('../../src/services/admin-lists/gallery');
vi.mock('../../src/services/admin-lists/list-index');
vi.mock('../../src/services/admin-lists/movies');
vi.mock('../../src/services/admin-lists/trash');
vi.mock('../../src/services/admin-lists/movies-by-key');
vi.mock('../../src/services/admin-lists/stored-pictures');
vi.mock('../../src/services/presence/open-forms');
vi.mock('../../src/services/files/picture-uses');
vi.mock('../../src/services/links/away-movies');
vi.mock('../../src/services/links/leading-to');
vi.mock('../../src/services/links/repair-away');
vi.mock('../../src/services/messages/contact-messages');
vi.mock('../../src/services/messages/inbox');
vi.mock('../../src/services/messages/message-counts');
vi.mock('../../src/services/movies/movie');
vi.mock('../../src/services/store/movie-addresses');
vi.mock('../../src/services/movies/movie-videos');
vi.mock('../../src/services/movies/movies');
vi.mock('../../src/services/movies/many-movies');
vi.mock('../../src/services/movies/movies-by-key');
vi.mock('../../src/services/movies/movies-by-release');
vi.mock('../../src/services/movies/upcoming-movies');
vi.mock('../../src/services/preview/preview-links');
vi.mock('../../src/services/preview/shared-draft');
vi.mock('../../src/services/search/search-index');
vi.mock('../../src/services/store/search-index-writer');
vi.mock('../../src/services/session/session');
vi.mock('../../src/services/settings/settings');
vi.mock('../../src/services/settings/settings-admin');
vi.mock('../../src/services/settings/settings-reader');
vi.mock('../../src/services/site/error-count');
vi.mock('../../src/services/site/overview');
vi.mock('../../src/services/site/purges');
vi.mock('../../src/services/site/site-version');
vi.mock('../../src/services/store/add-entry');
vi.mock('../../src/services/store/add-unpublished');
vi.mock('../../src/services/store/edit-entry');
vi.mock('../../src/services/store/edit-unpublished');
vi.mock('../../src/services/store/entry-order');
vi.mock('../../src/services/store/entry-whereabouts');
vi.mock('../../src/services/store/next-version');
vi.mock('../../src/services/store/next-versions');
vi.mock('../../src/services/store/publishing');
vi.mock('../../src/services/store/release-due');
vi.mock('../../src/services/store/taking-back');
vi.mock('../../src/services/store/trash');
vi.mock('../../src/services/store/trash-purge');
vi.mock('../../src/services/store/unpublished');
vi.mock('../../src/services/admin-lists/share-pictures', () => ({
  countMissingSharePictures: vi.fn(async () => []),
  missingSharePicturesReader: vi.fn(),
  setSharePicture: vi.fn(),
}));
// jsdom has neither canvas nor typefaces.
vi.mock('../../src/admin/kit/canvas/draw', () => ({ drawSharePicture: vi.fn() }));

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

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(galleryCursor).mockImplementation(({ path }) => ({ all: path }));
  vi.mocked(readSearchIndex).mockResolvedValue([]);
  vi.mocked(listAnnouncements).mockResolvedValue([]);
  vi.mocked(listUnpublished).mockResolvedValue([]);
  vi.mocked(listOnSite).mockResolvedValue([]);
  vi.mocked(listPreviewLinks).mockResolvedValue([]);
  vi.mocked(readListIndex).mockResolvedValue({ entries: [], changes: [], leftOut: 0 });
  vi.mocked(otherUsesOf).mockResolvedValue([]);
  vi.mocked(listLeadingTo).mockResolvedValue([]);
  vi.mocked(withoutDeadLinks).mockImplementation((read) => read);
  vi.mocked(listInCinemas).mockResolvedValue([]);
  vi.mocked(listComingEvents).mockResolvedValue([]);
  vi.mocked(listMovieEvents).mockResolvedValue([]);
  vi.mocked(withDue).mockImplementation((_list, read) => read);
  vi.mocked(getDue).mockImplementation(async (_kind, id, read) => (await read?.(id)) ?? null);
  vi.mocked(sayOpen).mockResolvedValue([]);
  vi.mocked(sayClosed).mockResolvedValue();
  vi.mocked(getUnpublished).mockResolvedValue(null);
  vi.mocked(listNextIds).mockResolvedValue(new Set());
  clearSearchIndexCache();
  localStorage.clear();
});
// After that reset, which would restore the console.
failOnConsoleOutput();
afterEach(cleanup);
