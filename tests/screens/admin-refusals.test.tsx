// product 14.8b: the database gives one answer for four reasons, and the message says which it was. A role that
// was taken away is in admin-session.test.tsx.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { button, field, fill } from '../support/admin-screen';
import { renderAt } from '../support/render-at';
import { expectLogged } from '../support/console';
import { openAt, openEditor, save } from '../support/simple-editor';
import { pictureFile } from '../support/memory/movie-forms';
import { network } from '../support/memory/network';
import { endQuietly, haveSession } from '../support/memory/auth';

/** This tab's main script, and the page as the site has it now; an error for no answer. */
function release(own: string, live: string | Error) {
  const script = document.createElement('script');
  script.type = 'none';
  script.setAttribute('src', `/assets/frame-${own}.js`);
  document.head.append(script);
  onTestFinished(() => script.remove());
  if (live instanceof Error) network.cut(/^GET .$/);
  else network.serve('/', `<script type="module" src="/assets/frame-${live}.js"></script>`);
}

async function refuse({ code = 'permission-denied', typed = '' } = {}) {
  expectLogged(/Missing permissions/);
  save.mockRejectedValue(Object.assign(new Error('Missing permissions.'), { code }));
  const page = await openEditor();
  if (typed) await page.visitor.type(page.title, typed);
  return page;
}

test('a value that the rules refuse: the page is not left', async () => {
  release('new', 'new');
  const { press, title } = await refuse({ typed: 'Rain' });
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error updating status: You are signed in as an administrator and this page is up to date, but the database does not allow something in what was sent. Look through it and try again; if that does not help, tell whoever looks after the site. What you typed is still here.',
  );
  expect(title).toHaveValue('Rain');
});

test.each([
  ['Rain', ' What you have written is kept in this browser as a draft; chosen pictures are not.'],
  ['', ''],
])(
  'a page that is older than the rules asks to be reloaded (%j was typed)',
  async (typed, draftNote) => {
    release('old', 'new');
    const { press } = await refuse({ typed });
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      new RegExp(`: load it again, then try once more\\.${draftNote}$`),
    );
  },
);

test.each([
  ['nothing was typed, and the landing page says so', '', 'Landing page'],
  ['something was typed', 'Rain', 'Your session has ended. What you typed is still here.'],
])('a session that a server has ended: %s', async (_, typed, shown) => {
  const { press } = await refuse({ code: 'auth/user-token-expired', typed });
  // Before Auth tells this tab so.
  endQuietly();
  await press('Save');
  expect(await screen.findByText(shown)).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Your session has ended: sign in again\./,
  );
  // Whoever is in the area again needs it no more.
  cleanup();
  haveSession();
  openAt('/admin');
  await screen.findByRole('textbox', { name: 'Title' });
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test.each([
  ['the role', () => network.cut(/^batchGet users/)],
  ['the site', () => release('old', new TypeError('Failed to fetch'))],
])('if %s is unavailable, all possible reasons are named', async (_, lose) => {
  const { press } = await refuse();
  lose();
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /the reason could not be found out: you may no longer be signed in as an administrator, this page may be older than the site, or something in it is not allowed\.$/,
  );
});

test.each([
  [
    'event',
    { event: { title: 3, place: 200 } },
    /“Title” has 4 characters, of which the site now takes 3\./,
  ],
  ['event', { event: { title: 150, place: 200 } }, /load it again, then try once more\.(?! “)/],
  ['event', undefined, /load it again, then try once more\.(?! “)/],
])(
  'a text that is too long for rules that are newer than the page is named (%s, %j)',
  async (_, limits, message) => {
    expectLogged(/permission|Failed to fetch/i);
    release('old', 'new');
    if (limits) network.serve('/limits.json', JSON.stringify(limits));
    else network.cut(/^GET .limits/);
    const { visitor } = renderAt('/admin/events');
    await screen.findByRole('form', { name: 'Add an event' });
    fill('Title', 'Rain');
    fill('Place', 'Harbour');
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-18' } });
    network.refuse(/^commit/, 'permission-denied');
    await visitor.click(button('Add Event'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field('Title')).toHaveValue('Rain');
  },
);

test('a description of a picture that is too long is also named', async () => {
  expectLogged(/permission/i);
  release('old', 'new');
  network.serve('/limits.json', JSON.stringify({ announcement: { title: 150, alt: 3 } }));
  const { visitor } = renderAt('/admin/announcements');
  await screen.findByRole('form', { name: 'Add an announcement' });
  fill('Title', 'Rain');
  fill('Description', 'On Monday.');
  await visitor.upload(screen.getByLabelText('Image'), pictureFile());
  await screen.findByText(/Ready/);
  fill(/^What it shows/, 'Rain');
  network.refuse(/^commit/, 'permission-denied');
  await visitor.click(button('Add Announcement'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /“What it shows” has 4 characters, of which the site now takes 3\./,
  );
});
