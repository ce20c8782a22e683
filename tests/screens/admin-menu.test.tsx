// product 14.20.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card } from '../support/admin-screen';
import { aVideo } from '../support/builders';
import { renderAt } from '../support/render-at';
import { signedInAs } from '../support/signed-in-as';
import { storedVideos } from '../support/stored-lists';

// What is done seldom with an entry, behind "More".

async function opened() {
  signedInAs('admin');
  storedVideos(aVideo({ title: 'Pier' }));
  const { visitor } = renderAt('/admin/videos');
  const pier = within(await card('Pier'));
  const button = pier.getByRole('button', { name: 'More', description: 'Pier' });
  const item = (name: string | RegExp) => pier.getByRole('menuitem', { name });
  return { visitor, pier, button, item };
}

test('"More" has what is done seldom, and a press beside it closes it', async () => {
  const { visitor, pier, button } = await opened();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await visitor.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = pier.getByRole('menu', { name: 'More Pier' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Duplicate',
    'Unpublish',
    'Set an end',
    'History',
    'View on site (opens in a new tab)',
  ]);
  await visitor.click(screen.getByRole('dialog'));
  expect(pier.queryByRole('menu')).toBeNull();
});

test('arrows, Home, End and first letters move in it, and Tab leaves it', async () => {
  const { visitor, pier, button, item } = await opened();
  const expectFocusOn = (name: string | RegExp) => waitFor(() => expect(item(name)).toHaveFocus());
  button.focus();
  await visitor.keyboard('{ArrowUp}');
  await expectFocusOn(/^View on site/);
  await visitor.keyboard('{ArrowDown}');
  await expectFocusOn('Duplicate');
  await visitor.keyboard('{ArrowDown}');
  await expectFocusOn('Unpublish');
  await visitor.keyboard('h');
  await expectFocusOn('History');
  await visitor.keyboard('{Home}');
  await expectFocusOn('Duplicate');
  await visitor.keyboard('{End}');
  await expectFocusOn(/^View on site/);
  await visitor.keyboard('{Tab}');
  await waitFor(() => expect(pier.queryByRole('menu')).toBeNull());
});
