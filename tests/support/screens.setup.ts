import {
  unstable_IdlePriority as IdlePriority,
  unstable_scheduleCallback as scheduleCallback,
} from 'scheduler';
import { afterEach, beforeEach, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { galleryCursor, galleryReader } from '../../src/store/read/gallery';
import { listLandingBanners, listLandingVideos } from '../../src/store/read/lists';
import { listMovieVideos } from '../../src/site/reads/movie-videos';
import { upcomingReader } from '../../src/site/reads/upcoming-movies';
import { listHiddenMovies } from '../../src/store/write/movie-addresses';
import { listComingEvents, listMovieEvents } from '../../src/store/read/events';
import { getDue, withDue } from '../../src/store/due/due-entries';
import { withoutDeadLinks } from '../../src/store/links/away-movies';
import { listLeadingTo } from '../../src/store/links/leading-to';
import { otherUsesOf } from '../../src/store/files/picture-uses';
import { readListIndex } from '../../src/store/read/admin/index-reader';
import { readSearchIndex } from '../../src/store/read/search-index';
import { clearSearchIndexCache } from '../../src/store/read/search-index-cache';
import { listInCinemas } from '../../src/site/reads/movies-by-release';
import { reportClosedForm, reportOpenForm } from '../../src/store/open-forms';
import { listPreviewLinks } from '../../src/store/write/preview-links';
import { countOldMessages, inboxReader } from '../../src/store/messages/inbox';
import { countMessages } from '../../src/store/messages/message-counts';
import { getMoviesByKey } from '../../src/store/read/movies';
import { listNextIds } from '../../src/store/write/next-versions';
import { getUnpublished, listOnSite, listUnpublished } from '../../src/store/write/unpublished';
import { pagesOf } from './builders';
import { setUpPictures } from './chosen-pictures';
import { failOnConsoleOutput } from './console';
import { WAIT_LIMIT_MS } from './patience';
import { signedInAs } from './signed-in-as';
import { storeNothing } from './stored-entries';
import { readLists } from './stored-lists';
import './computed-style';
import './labels';
import './matchers';
import './owner-stacks';
import './jsdom-polyfills';

// Screens are tested with mocked services; the services have tests of their own.
vi.mock('../../src/shared/text/save-file');
vi.mock('../../src/store/due/due-entries');
vi.mock('../../src/store/read/lists');
vi.mock('../../src/store/read/gallery');
vi.mock('../../src/store/read/events');
vi.mock('../../src/store/files/pictures');
vi.mock('../../src/store/history/activity');
vi.mock('../../src/store/history/history');
vi.mock('../../src/store/history/restore');
vi.mock('../../src/store/read/admin/movies');
vi.mock('../../src/store/read/admin/all-entries');
vi.mock('../../src/store/read/admin/entries');
vi.mock('../../src/store/read/admin/index-reader');
vi.mock('../../src/store/read/admin/trash');
vi.mock('../../src/store/read/admin/stored-pictures');
vi.mock('../../src/store/open-forms');
vi.mock('../../src/store/files/picture-uses');
vi.mock('../../src/store/links/away-movies');
vi.mock('../../src/store/links/leading-to');
vi.mock('../../src/store/links/repair-away');
vi.mock('../../src/site/reads/send-message');
vi.mock('../../src/store/messages/inbox');
vi.mock('../../src/store/messages/message-counts');
vi.mock('../../src/store/read/movies');
vi.mock('../../src/store/write/movie-addresses');
vi.mock('../../src/site/reads/movie-videos');
vi.mock('../../src/site/reads/movies-by-release');
vi.mock('../../src/site/reads/upcoming-movies');
vi.mock('../../src/store/write/preview-links');
vi.mock('../../src/site/reads/read-shared-draft');
vi.mock('../../src/store/read/search-index');
vi.mock('../../src/store/search/search-index-writer');
vi.mock('../../src/store/session/session');
vi.mock('../../src/store/settings/settings');
vi.mock('../../src/store/settings/settings-admin');
vi.mock('../../src/store/settings/settings-reader');
vi.mock('../../src/store/overview');
vi.mock('../../src/store/write/purges');
vi.mock('../../src/store/write/add-entry');
vi.mock('../../src/store/write/save-unpublished');
vi.mock('../../src/store/write/edit-entry');
vi.mock('../../src/store/write/entry-order');
vi.mock('../../src/store/write/missing-state');
vi.mock('../../src/store/write/next-version');
vi.mock('../../src/store/write/next-versions');
vi.mock('../../src/store/write/publishing');
vi.mock('../../src/store/write/release-due');
vi.mock('../../src/store/write/publish-undo');
vi.mock('../../src/store/write/trash');
vi.mock('../../src/store/write/unpublished');
vi.mock('../../src/store/read/admin/share-pictures', () => ({
  countMissingSharePictures: vi.fn(async () => []),
  missingSharePicturesReader: vi.fn(),
  setSharePicture: vi.fn(),
}));
// jsdom has neither canvas nor typefaces.
vi.mock('../../src/studio/pictures/upload/resize');
vi.mock('../../src/studio/pictures/upload/draw', () => ({ drawSharePicture: vi.fn() }));

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
  vi.mocked(listLandingBanners).mockResolvedValue([]);
  vi.mocked(listLandingVideos).mockResolvedValue([]);
  vi.mocked(upcomingReader).mockImplementation(() => pagesOf());
  vi.mocked(galleryReader).mockImplementation(() => pagesOf());
  vi.mocked(listMovieVideos).mockResolvedValue([]);
  vi.mocked(listHiddenMovies).mockResolvedValue({ drafts: [], inTrash: new Set() });
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
  vi.mocked(reportOpenForm).mockResolvedValue([]);
  vi.mocked(reportClosedForm).mockResolvedValue();
  vi.mocked(getUnpublished).mockResolvedValue(null);
  vi.mocked(listNextIds).mockResolvedValue(new Set());
  vi.mocked(countMessages).mockResolvedValue({ new: 0, viewed: 0, spam: 0 });
  vi.mocked(countOldMessages).mockResolvedValue(0);
  vi.mocked(getMoviesByKey).mockResolvedValue([]);
  vi.mocked(inboxReader).mockImplementation(() => pagesOf());
  setUpPictures();
  // What a test does not say: an administrator is signed in, and nothing is stored.
  signedInAs('admin');
  storeNothing();
  readLists();
  clearSearchIndexCache();
  localStorage.clear();
});
// After that reset, which would restore the console.
failOnConsoleOutput();
afterEach(cleanup);
