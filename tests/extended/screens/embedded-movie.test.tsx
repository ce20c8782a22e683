import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, screen, waitFor } from '@testing-library/react';
import { cachePrefetched } from '../../../src/site/data/loader-cache';
import { movieView } from '../../../src/site/pages/movie/movie.view';
import { aMovie } from '../../support/builders';
import { deferred } from '../../support/deferred';
import { allNearViewport } from '../../support/near-viewport';
import { renderAt } from '../../support/render-at';
import { storeEntries, storeDrafts } from '../../support/memory/database';
import { network } from '../../support/memory/network';
import { memory } from '../../support/memory/firestore';
import { aDraft } from '../../support/a-draft';

const EMBEDDED = aMovie({ id: 'kadal', title: 'Kadal', description: 'As it was served.' });

/** Opens the page of a movie as the function serves it (product 23.10). */
function openServed() {
  cachePrefetched('http://localhost/movie/kadal', movieView.dataOf({ ...EMBEDDED }), Infinity);
  return renderAt('/movie/kadal');
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const MOVIE = /^batchGet Movies.*kadal$/;
const VIDEOS = /^runQuery videos/;

beforeEach(() => storeEntries('movie', EMBEDDED));
afterEach(() => {
  document.getElementById('splash')?.remove();
});

/** A splash that lifts when the returned function is called. */
function aSplash() {
  const lifted = deferred();
  const splash = document.createElement('div');
  splash.id = 'splash';
  splash.getAnimations = () =>
    [Object.assign(new EventTarget(), { finished: lifted.promise })] as never;
  document.body.append(splash);
  return lifted.resolve;
}

test('the film is shown from the page, and the database is read once it is visible', async () => {
  allNearViewport();
  const lift = aSplash();
  openServed();
  expect(await heading('Kadal')).toBeInTheDocument();
  expect(network.requests(MOVIE)).toEqual([]);
  expect(network.requests(VIDEOS)).toEqual([]);

  lift();
  await waitFor(() => expect(network.requests(VIDEOS)).not.toEqual([]));
  await network.quiet();
  expect(network.repeated(MOVIE)).toEqual([]);
});

test('changes since the page was served are then shown', async () => {
  storeEntries('movie', { ...EMBEDDED, title: 'Kadal 2', description: 'As it is now.' });
  const answer = network.hold(MOVIE);
  openServed();
  expect(await screen.findByText('As it was served.')).toBeVisible();

  answer();
  expect(await heading('Kadal 2')).toBeVisible();
  expect(screen.getByText('As it is now.')).toBeVisible();
});

test('a film that has been deleted becomes the page for a missing one', async () => {
  memory.clear();
  openServed();
  expect(await heading('Movie not found')).toBeVisible();
});

test('a due film stays', async () => {
  // What is due is remembered for a few seconds.
  vi.setSystemTime(Date.now() + 60_000);
  memory.clear();
  const due = { ...EMBEDDED, title: 'Due' };
  storeDrafts(aDraft('movie', due, { publishAt: new Date('2026-01-01') }));
  openServed();
  expect(await heading('Due')).toBeVisible();
});

test('Back to the film reads nothing, and a link to it reads it again', async () => {
  const { router } = openServed();
  await waitFor(() => expect(network.requests(MOVIE)).toHaveLength(2));
  await act(() => router.navigate('/about'));
  await act(() => router.navigate(-1));
  expect(await heading('Kadal')).toBeVisible();
  expect(network.requests(MOVIE)).toHaveLength(2);

  storeEntries('movie', { ...EMBEDDED, title: 'Anew' });
  await act(() => router.navigate('/about'));
  await act(() => router.navigate('/movie/kadal'));
  expect(await heading('Anew')).toBeVisible();
  expect(network.requests(MOVIE)).toHaveLength(4);
});
