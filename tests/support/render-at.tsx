import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { discoverAdmin } from '../../src/app/discover-admin';
import { keepVisits } from '../../src/app/kept-data';
import { createRoutes } from '../../src/app/routes';

/** Opens an address in the real route table. Returns the router and a visitor's hands. */
export function renderAt(...addresses: [string, ...string[]]) {
  const router = createMemoryRouter(createRoutes(), {
    initialEntries: addresses,
    patchRoutesOnNavigation: discoverAdmin(),
  });
  keepVisits(router);
  const visitor = userEvent.setup();
  render(<RouterProvider router={router} />);

  return {
    router,
    visitor,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
