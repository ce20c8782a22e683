import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { discoverAdmin, mayEditContent } from '../../src/site/app/discover-admin';
import { trackOverlays } from '../../src/shared/data/overlays';
import { createRoutes } from '../../src/site/app/routes';
import { trackHistory } from '../../src/site/data/loader-cache';

/** Opens an address in the real route table. Returns the router and the user-event instance. */
export function renderAt(...addresses: [string, ...string[]]) {
  trackOverlays();
  const router = createMemoryRouter(createRoutes(), {
    initialEntries: addresses,
    patchRoutesOnNavigation: discoverAdmin(),
  });
  trackHistory(router, mayEditContent);
  // Without a pause after each key, which takes longer than the key on a busy machine.
  const visitor = withPastedWords(userEvent.setup({ delay: null }));
  render(<RouterProvider router={router} />);

  return {
    router,
    visitor,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** Named keys, such as '{Enter}', and types of fields into which a browser does not paste. */
const NAMED_KEY = /[{[]/;
const TYPED = ['date', 'time', 'datetime-local', 'number'];

/**
 * Makes `type` insert text at once instead of letter by letter: each letter renders the form again,
 * which took a tenth of the time of these tests.
 */
function withPastedWords(visitor: ReturnType<typeof userEvent.setup>) {
  const { type } = visitor;
  return Object.assign(Object.create(visitor), {
    type: async (...[element, text, options]: Parameters<typeof type>) => {
      const isTyped = element instanceof HTMLInputElement && TYPED.includes(element.type);
      if (options || text.length < 3 || isTyped || NAMED_KEY.test(text)) {
        return type(element, text, options);
      }
      await visitor.click(element);
      return visitor.paste(text);
    },
  }) as typeof visitor;
}
