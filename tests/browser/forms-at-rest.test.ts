import { test } from './support/fixtures';
import { beginsOnFirstScreen } from './support/forms-at-rest';

test.use({ isSignedIn: true });

test('the list of movies begins on the first screen, where it stays, and its form fits into the narrowest one with large letters', async ({
  page,
}) => {
  await beginsOnFirstScreen(page, '/admin/movies', [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]);
});
