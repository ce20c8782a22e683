import { FAULTS, FAULT_LOGS, interceptWithFaults } from '../../browser/support/faults';
import { DATABASE, expect, test, WHILE_LOADING } from '../../browser/support/fixtures';
import { withoutFunction } from '../../browser/support/without-function';

// The SDK's answers to each fault, as a browser has them. What a screen makes of a failure is told in
// tests/screens.

for (const { address, what, reads, isSignedIn } of [
  { address: '/movies', what: 'The movies', reads: DATABASE, isSignedIn: false },
  // Not the read of the role, without which the guard stays closed.
  { address: '/admin/movies', what: 'The movies', reads: /:runQuery/, isSignedIn: true },
]) {
  test.describe(address, () => {
    test.use({ isSignedIn });

    test('the page reports each fault of the list, is never empty, and loads again', async ({
      page,
      expectLogged,
    }) => {
      expectLogged(FAULT_LOGS);
      const main = page.getByRole('main');
      const failure = page.getByRole('alert').filter({ hasText: `${what} could not be loaded` });
      const retry = () => failure.getByRole('button', { name: 'Try again' }).press('Enter');
      const setFault = await interceptWithFaults(page, reads);
      await withoutFunction(page);
      for (const [position, [name, fault]] of Object.entries(FAULTS).entries()) {
        await test.step(name, async () => {
          setFault(fault);
          const requested = page.waitForRequest(reads, WHILE_LOADING);
          await (position === 0 ? page.goto(address) : retry());
          await requested;
          await expect(failure).toBeAttached();
          await expect(main.getByText(/^No |yet\.$/)).toHaveCount(0);
        });
      }
      setFault();
      await retry();
      await expect(main.getByText('Platform 3B').first()).toBeAttached();
      await expect(failure).toHaveCount(0);
    });
  });
}
