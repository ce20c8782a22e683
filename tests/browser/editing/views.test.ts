// product 23.14, 23.16.
import { NO_END } from '../../../src/store/documents/unpublished';
import { uniqueText } from '../support/files';
import { expect, open, test, untilAtRest } from '../support/fixtures';
import { readsOf } from '../support/requests';
import { scriptsAfterView } from '../support/scripts-after-view';
import { database } from '../support/test-data';

const MINUTE_MS = 60_000;

const anEvent = (title: string) => ({ title, place: 'Kochi', day: '2099-12-24' });

/** Each request has an instance of the function that has kept nothing. */
test('the view that a visitor gets contains published, changed, removed and due entries', async ({
  page,
}) => {
  const [title, changed, due] = ['Lanterns', 'Lamps', 'Moonrise'].map(uniqueText) as [
    string,
    string,
    string,
  ];
  const event = database.doc(`events/${Date.now()}`);
  const scheduled = database.doc(`unpublished/event:${Date.now()}`);
  const reads = readsOf(page);
  await scriptsAfterView(page);
  const expectShown = async (shown: string, ...others: readonly string[]) => {
    await open(page, '/events');
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    for (const name of others) await expect(page.getByRole('heading', { name })).toHaveCount(0);
    await untilAtRest(page);
  };
  try {
    await event.set({ ...anEvent(title), timestamp: new Date() });
    await expectShown(title);
    await event.update({ title: changed });
    await expectShown(changed, title);
    await scheduled.set({
      path: `events/${scheduled.id.slice('event:'.length)}`,
      entry: anEvent(due),
      publishAt: new Date(Date.now() - MINUTE_MS),
      until: NO_END,
      saved: new Date(),
    });
    await event.delete();
    await expectShown(due, changed);
    expect(reads).toEqual([]);
  } finally {
    await event.delete();
    await scheduled.delete();
  }
});

for (const isSignedIn of [false, true]) {
  test.describe(isSignedIn ? 'an administrator' : 'a visitor', () => {
    test.use({ isSignedIn });

    test(`${isSignedIn ? 'sees the database' : 'sees a view that is a minute old'}`, async ({
      page,
    }) => {
      const title = uniqueText('Lanterns');
      const body = await (await page.request.get('/view/events')).text();
      await page.route('**/view/events', (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      );
      await scriptsAfterView(page);
      const event = database.doc(`events/${Date.now()}`);
      await event.set({ ...anEvent(title), timestamp: new Date() });
      try {
        await open(page, '/events');
        await expect(
          page.getByRole('heading', { name: 'Meet the last projectionist' }),
        ).toBeVisible();
        await untilAtRest(page);
        await expect(page.getByRole('heading', { name: title })).toHaveCount(isSignedIn ? 1 : 0);
      } finally {
        await event.delete();
      }
    });
  });
}
