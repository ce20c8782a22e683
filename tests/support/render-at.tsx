import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { discoverAdmin, mayEditContent } from '../../src/app/discover-admin';
import { createRoutes } from '../../src/app/routes';
import { trackHistory } from '../../src/data/loader-cache';

/** Opens an address in the real route table. Returns the router and the user-event instance. */
export function renderAt(...addresses: [string, ...string[]]) {
  const router = createMemoryRouter(createRoutes(), {
    initialEntries: addresses,
    patchRoutesOnNavigation: discoverAdmin(),
  });
  trackHistory(router, mayEditContent);
  // Without a pause after each key, which costs more than the key on a busy machine.
  const visitor = userEvent.setup({ delay: null });
  render(<RouterProvider router={router} />);

  return {
    router,
    visitor,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
