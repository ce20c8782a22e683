import { site } from '../../src/company/site';
import { interceptWithFaults } from './support/faults';
import { DATABASE, expect, open, test } from './support/fixtures';

const SECTIONS = ['The announcements', 'The upcoming movies', 'The latest videos'];

test('a failed read is not shown as an empty site; a retry loads the section', async ({
  page,
  expectLogged,
}) => {
  expectLogged(/Failed to load resource|FirebaseError|Firestore/);
  const setFault = await interceptWithFaults(page, DATABASE, (route) => route.abort());
  await open(page, '/');
  for (const section of SECTIONS)
    await expect(page.getByText(`${section} could not be loaded`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `Welcome to ${site.name}` })).toBeVisible();

  setFault();
  const announcements = page.getByRole('region', { name: 'ANNOUNCEMENTS' });
  await announcements.getByRole('button', { name: 'Try again' }).click();
  await expect(announcements.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText('The latest videos could not be loaded')).toBeVisible();
});
