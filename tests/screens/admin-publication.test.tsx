// product 29.2, 29.3, 29.32.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { saveDraft } from '../../src/studio/form/state/drafts';
import { button, message } from '../support/admin-screen';
import { expectLogged } from '../support/console';
import { filledIn, FORMS } from '../support/entry-forms';
import { renderAt } from '../support/render-at';
import { stored, storedDrafts, storeEntries, idsIn } from '../support/memory/database';
import { network } from '../support/memory/network';
import { uploadedOf } from '../support/memory/files';
import { untilTimeout } from '../support/memory/time';
import { aMovie } from '../support/builders';
import { Refusal } from '../support/memory/documents';

beforeEach(() => {
  // The clock alone: everything else takes its time.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T09:00:00') });
});

const FRIDAY = '2026-11-27T18:00';
const DRAFT_SAVED = 'Saved as a draft. Visitors do not see it.';
const SCHEDULED = 'Scheduled: Friday 27 November 2026, 18:00.';
const PASSED = 'That time has passed. Choose a later one, or publish now.';

const choice = (name: string | RegExp) => screen.findByRole('radio', { name });
const choose = async (name: string | RegExp) => void fireEvent.click(await choice(name));
const time = () => screen.getByLabelText('Date and time');
const setTime = (value: string) => void fireEvent.change(time(), { target: { value } });
const STORE = /^commit .*unpublished/;

/** The form of films, that of the other kinds, and one that takes several pictures. */
const EACH_FORM = FORMS.filter(({ kind }) => ['movie', 'announcement', 'image'].includes(kind));

test.each(EACH_FORM)(
  '$kind: it is stored as a draft, with a link; the form is empty',
  async (kind) => {
    const { reference, fields, action } = kind;
    await filledIn(kind);
    await choose('Save as draft');
    fireEvent.click(button('Save as draft'));
    expect(await message(DRAFT_SAVED)).toBeVisible();
    const picture = { src: uploadedOf('rain.jpg') };
    expect(storedDrafts()).toMatchObject([{ ...reference, entry: { ...fields, picture } }]);
    expect(picture.src).toContain(`/${kind.folder}%2F`);
    expect(storedDrafts()[0]?.publishAt).toBeUndefined();
    expect(stored(kind.kind)).toEqual([]);
    const [id = ''] = idsIn('unpublished');
    const link = screen.getByRole('link', { name: 'Open the draft' });
    expect(link).toLeadTo(`/admin/coming/${encodeURIComponent(id)}`);
    expect(await choice('Publish now')).toBeChecked();
    expect(button(action)).toBeEnabled();
  },
);

/** One that is a document, and one that is a field of one. */
const BOTH_WAYS = FORMS.filter(({ kind }) => kind === 'movie' || kind === 'announcement');

describe.each(BOTH_WAYS)('$kind', (kind) => {
  test('is stored with a time, which is shown in words', async () => {
    await filledIn(kind);
    await choose(/Publish on/);
    setTime(FRIDAY);
    expect(
      await screen.findByText(/^Friday 27 November 2026, 18:00 \(.+\), in 5 days$/),
    ).toBeVisible();
    fireEvent.click(button('Schedule'));
    expect(await message(SCHEDULED)).toBeVisible();
    expect(storedDrafts()).toMatchObject([{ publishAt: new Date(FRIDAY) }]);
  });

  test('that may have been stored is stored under the same id when it is sent again', async () => {
    expectLogged(/No answer within/);
    network.silence(STORE);
    await filledIn(kind);
    await choose('Save as draft');
    await untilTimeout(() => fireEvent.click(button('Save as draft')));
    expect(await screen.findByText(/Check your connection and try again\./)).toBeVisible();
    await waitFor(() => expect(button('Save as draft')).toBeEnabled());
    fireEvent.click(button('Save as draft'));
    expect(await message(DRAFT_SAVED)).toBeVisible();
    expect(storedDrafts()).toMatchObject([kind.reference]);
    expect(network.requests(/^upload .*webp$/)).toHaveLength(1);
  });
});

const announcement = () => filledIn(FORMS[2]);

test('a draft of a film whose address is taken shows the error at the address', async () => {
  expectLogged(/at this address/);
  // The rules refuse it.
  network.before(STORE, () => {
    storeEntries('movie', aMovie({ id: 'kadal' }));
    throw new Refusal('permission-denied');
  });
  await filledIn(FORMS[0]);
  await choose('Save as draft');
  fireEvent.click(button('Save as draft'));
  const address = screen.getByRole('textbox', { name: 'Address' });
  await waitFor(() =>
    expect(address).toHaveAccessibleDescription(/Another movie has this address/),
  );
  expect(address).toHaveValue('kadal');
});

test('a time that has passed is refused at the field, also one that passes while the form is open', async () => {
  await announcement();
  await choose(/Publish on/);
  fireEvent.click(button('Schedule'));
  await waitFor(() => expect(time()).toHaveFocus());
  expect(time()).toHaveAccessibleDescription('Please choose a date and a time.');
  setTime('2026-11-22T08:59');
  await waitFor(() => expect(time()).toHaveAccessibleDescription(PASSED));
  setTime('2026-11-22T09:01');
  await waitFor(() => expect(time()).toBeValid());
  vi.setSystemTime(new Date('2026-11-22T09:02:00'));
  fireEvent.click(button('Schedule'));
  await waitFor(() => expect(time()).toHaveAccessibleDescription(PASSED));
  await waitFor(() => expect(time()).toHaveFocus());
  expect(storedDrafts()).toEqual([]);
});

test('a time that the server refuses is reported with a hint at the clock', async () => {
  expectLogged(/refused the time/);
  network.refuse(STORE, 'permission-denied');
  await announcement();
  await choose(/Publish on/);
  setTime(FRIDAY);
  fireEvent.click(button('Schedule'));
  expect(await screen.findByText(/Check the date and the clock of this device/)).toBeVisible();
  expect(time()).toHaveValue(FRIDAY);
});

test('the choice is part of the draft in the browser', async () => {
  await announcement();
  await choose(/Publish on/);
  setTime(FRIDAY);
  await screen.findByText(/in 5 days/);
  cleanup();
  renderAt('/add-announcement');
  expect(await choice(/Publish on/)).toBeChecked();
  expect(time()).toHaveValue(FRIDAY);
});

test.each([
  ['Save as draft', 'Publish now'],
  ['Some other words', 'Words of then'],
])(
  'a form whose draft of another version has the choice "%s" is a draft, without a conflict',
  async (publication, base) => {
    saveDraft('announcement', { title: 'We shoot', publication }, { title: '', publication: base });
    renderAt('/add-announcement');
    expect(await choice('Save as draft')).toBeChecked();
    expect(screen.getByLabelText('Title')).toHaveValue('We shoot');
    expect(button('Save as draft')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Changed by somebody else' })).toBeNull();
    expect(screen.queryByText(/Publication:/)).toBeNull();
  },
);

test('a draft that is incomplete is refused like every entry', async () => {
  renderAt('/add-announcement');
  await choose('Save as draft');
  fireEvent.click(button('Save as draft'));
  expect(await screen.findByText('❌ Please upload an image.')).toBeVisible();
  expect(storedDrafts()).toEqual([]);
});
