import { FAULT_LOGS } from '../../browser/support/faults';
import { expect, test } from '../../browser/support/fixtures';

// The emulators are suspended: they accept connections and do not respond until they are resumed.
// Runs alone, after all other tests.

const groups = (process.env['EMULATORS_GROUPS'] ?? '').split(',').map(Number);
const signalEmulators = (signal: NodeJS.Signals) =>
  groups.forEach((group) => process.kill(-group, signal));

test.afterEach(() => signalEmulators('SIGCONT'));

test('a list says that it could not be loaded, and loads after the outage', async ({
  page,
  expectLogged,
}) => {
  expectLogged(FAULT_LOGS);
  await page.clock.install();
  signalEmulators('SIGSTOP');
  await page.goto('/movies');
  await expect(page.getByRole('status', { name: 'Loading movies' })).toBeAttached();
  const failure = page.getByText('The movies could not be loaded');
  // Each read has its own limit, which begins when it is sent.
  await expect(async () => {
    await page.clock.runFor(5_000);
    expect(await failure.count()).toBe(1);
  }).toPass();
  signalEmulators('SIGCONT');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  // Which ones depends on what the tests before have added.
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeAttached();
});
