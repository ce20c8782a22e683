// product 27.1, 27.2, 27.4, 40.11, 40.16.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FRAME_SETTINGS } from '../../src/company/frame-settings';
import { FRAME_SETTINGS as MALAYALAM } from '../../src/company/ml/frame-settings';
import { button, field, fill, message } from '../support/admin-screen';
import { expectLogged } from '../support/console';
import { renderAt } from '../support/render-at';
import { isInMalayalam } from '../support/translations';
import { storeSettings, dataAt } from '../support/memory/database';
import { network } from '../support/memory/network';
import { memory } from '../support/memory/firestore';
import { SETTINGS_DOCUMENT } from '../../src/firebase/collections';

beforeEach(() => storeSettings());

const form = (name: string) => screen.findByRole('form', { name });
/** The settings that are stored: those that are not as they are built in. */
const saved = () => {
  const { edited: _time, ...settings } = dataAt(SETTINGS_DOCUMENT) ?? {};
  return settings;
};
const preview = (name: string) => within(screen.getByRole('figure', { name: `Preview: ${name}` }));

/** Opens a tab of the settings. */
async function opened(tab = '') {
  const page = renderAt(`/admin/settings${tab && `?tab=${tab}`}`);
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return page;
}

test('the sidebar leads to the settings, whose first field is the phone number', async () => {
  const { visitor } = renderAt('/admin');
  await visitor.click(await screen.findByRole('link', { name: 'Settings' }));
  const first = within(await form('Contact')).getAllByRole('textbox')[0];
  expect(first).toBe(field('Phone'));
  expect(first).toHaveValue(FRAME_SETTINGS.phone);
  expect(document.title).toContain('Settings: Contact');
});

test('a new phone number is in the preview immediately, and on the site when it is saved', async () => {
  const { visitor } = await opened();
  await form('Contact');
  fill('Phone', ' +91 999 ');
  expect(preview('Contact').getByText('+91 999')).toLeadTo('tel:+91999');
  await visitor.click(button('Save'));
  expect(await message('Saved. The site shows it now.')).toBeVisible();
  expect(saved()).toEqual({ phone: '+91 999' });
  await waitFor(() => expect(button('Save')).toHaveFocus());
  expect(field('Phone')).toHaveValue('+91 999');
});

test.each([
  ['', 'Contact', 'Phone', '/contact'],
  ['press', 'Press and rights', 'For press', '/movies'],
  ['links', 'Tickets and social links', 'Ticket page', '/'],
  ['footer', 'Footer', 'Last line', '/'],
  ['about', 'Mission and Vision', 'Mission', '/about'],
])(
  'the message of a save links to the page that shows the section: %s',
  async (tab, name, label, href) => {
    const { visitor } = await opened(tab);
    const own = within(await form(name));
    const input = own.getByRole('textbox', { name: new RegExp(`^${label}(?!.* in [A-Z])`) });
    fireEvent.change(input, { target: { value: 'https://example.com/new' } });
    await visitor.click(own.getByRole('button', { name: 'Save' }));
    await message('Saved. The site shows it now.');
    const link = screen.getByRole('link', { name: /^View on site/ });
    expect(link).toLeadTo(href);
    expect(link).toHaveAttribute('target', '_blank');
  },
);

test('after a save the form continues with the saved values', async () => {
  const { visitor } = await opened();
  await form('Contact');
  fill('Phone', '1');
  await visitor.click(button('Save'));
  await waitFor(() => expect(saved()).toEqual({ phone: '1' }));
  await waitFor(() => expect(button('Save')).toHaveFocus());
  fill('Phone', '2');
  await visitor.click(button('Save'));
  await waitFor(() => expect(saved()).toEqual({ phone: '2' }));
  expect(screen.queryByText(/somebody else/i)).toBeNull();
});

test('a stored setting can be reset to its default, with the focus in its field', async () => {
  storeSettings({ phone: '+91 999' });
  const { visitor } = await opened();
  await form('Contact');
  expect(field('Phone')).toHaveValue('+91 999');
  expect(screen.getAllByRole('button', { name: /Back to default/ })).toHaveLength(1);
  await visitor.click(screen.getByRole('button', { name: /^Back to default for ?Phone/ }));
  expect(field('Phone')).toHaveValue(FRAME_SETTINGS.phone);
  await waitFor(() => expect(field('Phone')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /Back to default/ })).not.toBeInTheDocument();
  await visitor.click(button('Save'));
  await waitFor(() => expect(saved()).toEqual({}));
});

test('an address without https:// is completed, and a blank link is not shown', async () => {
  const { visitor } = await opened('links');
  await form('Tickets and social links');
  fill('Ticket page', 'www.bookmyshow.com/nilavu');
  fill('Facebook (optional)', '');
  expect(preview('Tickets and social links').queryByText('Facebook')).not.toBeInTheDocument();
  await visitor.click(button('Save'));
  await waitFor(() =>
    expect(field('Ticket page')).toHaveValue('https://www.bookmyshow.com/nilavu'),
  );
  expect(saved()).toEqual({ ticketUrl: 'https://www.bookmyshow.com/nilavu', Facebook: '' });
});

test.each([
  ['', 'Phone', '', /Please give a phone number/],
  ['', 'Email', 'hello', /An email address has one @/],
  ['links', 'Ticket page', 'tick ets', /no complete web address/],
  ['footer', 'Last line of every page', 'X'.repeat(201), /Please shorten this/],
])('on the tab "%s" a wrong %s is not sent', async (tab, name, text, error) => {
  const { visitor } = await opened(tab);
  await screen.findByRole('button', { name: 'Save' });
  fill(name, text);
  await visitor.click(button('Save'));
  expect(field(name)).toHaveAccessibleDescription(expect.stringMatching(error));
  await waitFor(() => expect(field(name)).toHaveFocus());
  expect(saved()).toEqual({});
});

test('a change that somebody else has saved meanwhile is shown before it can be overwritten', async () => {
  const { visitor } = await opened();
  await form('Contact');
  const theirs = { phone: '+91 1', email: 'new@nilavu.test' };
  memory.put({ [SETTINGS_DOCUMENT]: theirs });
  fill('Phone', '+91 2');
  await visitor.click(button('Save'));
  const notice = await screen.findByRole('region', { name: 'Changed by somebody else' });
  expect(notice).toHaveTextContent(/Phone: \+91 1/);
  expect(field('Email')).toHaveValue('new@nilavu.test');
  expect(field('Phone')).toHaveValue('+91 2');
  await visitor.click(button('Save'));
  await waitFor(() => expect(saved()).toEqual({ ...theirs, phone: '+91 2' }));
});

test('a failure preserves the text, and a draft restores it later', async () => {
  expectLogged(/not allowed/);
  network.refuse(/^commit site.settings/, 'permission-denied', { message: 'not allowed' });
  const { visitor, router } = await opened();
  await form('Contact');
  fill('Phone', '+91 3');
  await visitor.click(button('Save'));
  expect(await message(/^This could not be saved\./)).toBeVisible();
  expect(field('Phone')).toHaveValue('+91 3');
  void router.navigate('/admin/settings?tab=footer');
  await visitor.click(await screen.findByRole('button', { name: 'Leave' }));
  await form('Footer');
  void router.navigate('/admin/settings');
  await form('Contact');
  expect(field('Phone')).toHaveValue('+91 3');
});

test('the parts of /about are separate forms, with the texts and pictures of the page', async () => {
  const { visitor } = await opened('about');
  await form('Our Story');
  const forms = screen.getAllByRole('form').map((element) => element.getAttribute('aria-label'));
  expect(forms).toEqual([
    'Top of the page',
    'Our Story',
    'Mission and Vision',
    'First producer',
    'Second producer',
  ]);
  const second = within(await form('Second producer'));
  await visitor.clear(second.getByRole('textbox', { name: 'Name (optional)' }));
  expect(
    preview('Second producer').queryByRole('heading', { hidden: true }),
  ).not.toBeInTheDocument();
  await visitor.click(second.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toMatchObject({ producer2: '' }));
});

test.runIf(isInMalayalam)('the translations of the footer line are below it', async () => {
  const { visitor } = await opened('footer');
  const own = within(await form('Footer'));
  const malayalam = own.getByRole('textbox', { name: /^Last line of every page in Malayalam/ });
  expect(malayalam).toHaveValue(MALAYALAM.copyright);
  expect(malayalam).toHaveAttribute('lang', 'ml');
  fireEvent.change(malayalam, { target: { value: '© 2026 നിലാവ്' } });
  await visitor.click(own.getByRole('button', { name: /Back to default for .* in Malayalam/ }));
  expect(malayalam).toHaveValue(MALAYALAM.copyright);
  fireEvent.change(malayalam, { target: { value: '© 2026 നിലാവ്' } });
  await visitor.click(own.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toEqual({ copyright_ml: '© 2026 നിലാവ്' }));
});

test.runIf(isInMalayalam)(
  'a note at a changed text says that its built-in translation is still shown, until it is changed',
  async () => {
    const { visitor } = await opened('footer');
    const own = within(await form('Footer'));
    const line = own.getByRole('textbox', { name: 'Last line of every page' });
    const malayalam = own.getByRole('textbox', { name: /^Last line of every page in Malayalam/ });
    const note = expect.stringContaining(
      'In Malayalam, visitors go on reading the built-in text: the field “Last line of every page in Malayalam”.',
    );
    expect(malayalam).toHaveValue(MALAYALAM.copyright);
    expect(line).not.toHaveAccessibleDescription(note);
    await visitor.type(line, ' Always.');
    expect(line).toHaveAccessibleDescription(note);
    await visitor.clear(malayalam);
    expect(line).not.toHaveAccessibleDescription(note);
    await visitor.type(malayalam, MALAYALAM.copyright);
    expect(line).toHaveAccessibleDescription(note);
    await visitor.click(
      own.getByRole('button', { name: /^Back to default for Last line of every page:/ }),
    );
    expect(line).not.toHaveAccessibleDescription(note);
  },
);

test.runIf(isInMalayalam)(
  'a translation whose text was changed is marked in its tab, until it is confirmed',
  async () => {
    storeSettings({ copyright: '© Nilavu', copyright_ml: '© നിലാവ്' });
    const { visitor } = await opened('footer');
    await form('Footer');
    const tab = () => screen.getByRole('link', { name: /^Footer/ });
    fill(/^Last line of every page(?! in)/, '© Nilavu, Kochi');
    await visitor.click(button('Save'));
    await message('Saved. The site shows it now.');
    await waitFor(() => expect(tab()).toHaveTextContent('1 with a translation to be looked at'));
    expect(field(/^Last line of every page in Malayalam/)).toHaveAccessibleDescription(
      /has changed since/,
    );
    await visitor.click(button('Still right'));
    await message('The translation is marked as still right.');
    await waitFor(() => expect(tab()).toHaveTextContent(/^Footer$/));
    expect(saved()).toEqual({ copyright: '© Nilavu, Kochi', copyright_ml: '© നിലാവ്' });
  },
);
