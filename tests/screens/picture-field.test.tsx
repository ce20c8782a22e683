import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PictureField } from '../../src/studio/pictures/PictureField';
import { preparePicture } from '../../src/studio/pictures/upload/resize';
import { usePictureUpload } from '../../src/studio/pictures/upload/usePictureUpload';
import type { Picture } from '../../src/shared/pictures/picture';
import { PICTURE_PROBLEMS, PictureError } from '../../src/shared/pictures/picture-errors';
import { TimeoutError } from '../../src/shared/failures/timeout';
import { files, uploadedOf } from '../support/memory/files';
import { OLD_FILE, OLD_PICTURE } from '../support/memory/movie-forms';
import { network } from '../support/memory/network';
import { gifBytes } from '../support/picture-bytes';
import { isInMalayalam } from '../support/translations';

const CURRENT: Picture = { ...OLD_PICTURE, alt: 'A boat' };
const file = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const refusal = Object.assign(new Error('no'), { code: 'permission-denied' });

/** The pictures that entries were stored with, the ids of the attempts, and how the next ones fail. */
let stored: (Picture | undefined)[];
let attempts: (string | undefined)[];
let failures: (Error | undefined)[];
/** The previews that the browser keeps in its memory. */
let previews: string[];

async function store(picture: Picture | undefined, id?: string) {
  attempts.push(id);
  const failure = failures.shift();
  if (failure) throw failure;
  stored.push(picture);
}

beforeEach(() => {
  [stored, attempts, failures, previews] = [[], [], [], []];
  files.put(OLD_FILE);
  Object.assign(URL, {
    createObjectURL: () => `blob:${previews.push('preview')}`,
    revokeObjectURL: () => previews.pop(),
  });
});

/** The files that were uploaded and are still there. */
const newFiles = () => files.paths().filter((path) => path !== OLD_FILE);

/** A form with one picture, like that of a movie. */
function Editor({ current }: { readonly current?: Picture }) {
  const pictures = usePictureUpload({ current });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        pictures.save('movies', (picture) => store(picture)).catch(() => undefined);
      }}
    >
      <PictureField label="Movie Image" pictures={pictures} required />
      <button type="submit">Save</button>
      <output>{pictures.changed ? 'changed' : 'as stored'}</output>
    </form>
  );
}

/** A form that stores an entry for each picture. */
function Batch() {
  const pictures = usePictureUpload({ multiple: true });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        pictures.saveEach('gallery', store).catch(() => undefined);
      }}
    >
      <PictureField label="Pictures" pictures={pictures} />
      <button type="submit">Save</button>
    </form>
  );
}

function open(form: React.ReactElement) {
  const admin = userEvent.setup({ applyAccept: false, delay: null });
  const view = render(form);
  return {
    ...view,
    admin,
    choose: (...names: string[]) =>
      admin.upload(screen.getByLabelText(/^(Movie Image|Pictures)/), names.map(file)),
    save: () => admin.click(screen.getByRole('button', { name: 'Save' })),
  };
}

/** Opens a form, chooses files of these names and waits until they can be sent. */
async function chosen(form: React.ReactElement, ...names: string[]) {
  const opened = open(form);
  await opened.choose(...names);
  await waitFor(() => expect(screen.getAllByText(/Ready/)).toHaveLength(names.length));
  return opened;
}

/** Finds a visible text; the live messages have similar texts. */
const seen = (text: string | RegExp) => screen.findByText(text, { ignore: '.visually-hidden' });

const card = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);

describe('one picture', () => {
  test('is prepared when it is chosen and uploaded when the form is sent', async () => {
    const { admin, choose, save } = open(<Editor />);
    await choose('rain.jpg');
    expect(await screen.findByText(/Ready · 1920 × 1080/)).toBeVisible();
    expect(screen.getByText('rain.jpg is ready.')).toHaveRole('status');
    expect(newFiles()).toEqual([]);

    // Its description follows what chooses one.
    screen.getByRole('button', { name: 'Choose a stored picture' }).focus();
    await admin.tab();
    await admin.tab();
    await admin.keyboard(' Rain ');
    await save();
    await waitFor(() =>
      expect(stored).toMatchObject([{ src: uploadedOf('rain.jpg'), width: 1920, alt: 'Rain' }]),
    );
    expect(newFiles()).toEqual([expect.stringMatching(/^movies\/rain-\w+\.webp$/)]);
    // The form is cleared for the next entry.
    await waitFor(() => expect(screen.queryByText('rain.jpg')).not.toBeInTheDocument());
    expect(previews).toEqual([]);
  });

  test('that is missing is optional: the entry is written without one', async () => {
    await open(<Editor />).save();
    await waitFor(() => expect(stored).toEqual([undefined]));
  });

  test('that cannot be used has a message, and the entry is not written', async () => {
    const { admin, choose, save } = open(<Editor />);
    await choose('bad.png');
    expect(await seen(/not a picture that can be used/)).toBeVisible();
    await save();
    expect(attempts).toEqual([]);

    await admin.click(screen.getByRole('button', { name: 'Remove bad.png' }));
    expect(screen.queryByText('bad.png')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Movie Image')).toHaveFocus());
  });

  test.each(['unreadable', 'altered'] as const)('that is %s can be retried', async (problem) => {
    vi.mocked(preparePicture).mockRejectedValueOnce(new PictureError(problem));
    const { admin, choose } = open(<Editor />);
    await choose('cloud.jpg');
    expect(await screen.findByText(PICTURE_PROBLEMS[problem])).toBeVisible();
    await admin.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByText(/Ready/)).toBeVisible();
  });

  test('shows the progress of its upload, which can be canceled', async () => {
    const blob = (bytes: number) => new Blob(['x'.repeat(bytes)], { type: 'image/webp' });
    vi.mocked(preparePicture).mockResolvedValueOnce({
      stem: 'rain',
      width: 1920,
      height: 1080,
      color: '#203040',
      largest: blob(58),
      smaller: [{ width: 480, blob: blob(42) }],
    });
    network.hold(/^upload movies.rain-\w+.webp$/);
    const { admin, save } = await chosen(<Editor />, 'rain.jpg');
    await save();
    const bar = await screen.findByRole('progressbar', { name: 'Uploading rain.jpg' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '42'));
    expect(bar).toHaveAttribute('aria-valuemax', '100');
    expect(screen.getByLabelText('Movie Image')).toBeDisabled();

    const button = screen.getByRole('button', { name: 'Cancel rain.jpg' });
    await admin.click(button);
    expect(await seen('You stopped this upload.')).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAccessibleName('Remove rain.jpg');
    expect(attempts).toEqual([]);
  });

  test('whose upload failed is uploaded when the form is sent again', async () => {
    network.refuse(/^upload/, 'permission-denied', { times: 1 });
    const { admin, save } = await chosen(<Editor />, 'rain.jpg');
    await save();
    await admin.click(await screen.findByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(stored).toMatchObject([{ src: uploadedOf('rain.jpg') }]));
  });

  test('is deleted if its entry is refused, and uploaded again with the next attempt', async () => {
    failures = [refusal];
    const { save } = await chosen(<Editor />, 'rain.jpg');
    await save();
    expect(await seen('It was not saved.')).toBeVisible();
    await waitFor(() => expect(newFiles()).toEqual([]));
    await save();
    await waitFor(() => expect(stored).toMatchObject([{ src: uploadedOf('rain.jpg') }]));
  });

  test('is not deleted if the outcome of its entry is unknown, and is used again', async () => {
    failures = [new TimeoutError('late')];
    const { save } = await chosen(<Editor />, 'rain.jpg');
    await save();
    expect(await screen.findByText('Uploaded, not saved yet.')).toBeVisible();
    const uploaded = uploadedOf('rain.jpg');
    await save();
    await waitFor(() => expect(stored).toMatchObject([{ src: uploaded }]));
    expect(newFiles()).toHaveLength(1);
  });
});

describe('the picture of an existing entry (product 22.7)', () => {
  test('is not uploaded again if only its alternative text changes', async () => {
    const { admin, save } = open(<Editor current={CURRENT} />);
    expect(screen.getByText('as stored')).toBeVisible();
    const alternativeText = screen.getByRole('textbox', { name: /^What it shows(?! in)/ });
    await admin.clear(alternativeText);
    await admin.type(alternativeText, 'A lighthouse');
    expect(screen.getByText('changed')).toBeVisible();
    await save();
    await waitFor(() => expect(stored).toEqual([{ ...CURRENT, alt: 'A lighthouse' }]));
    expect(files.paths()).toEqual([OLD_FILE]);
    expect(await screen.findByText('as stored')).toBeVisible();
  });

  test.runIf(isInMalayalam)('is described in each language of the site', async () => {
    const { admin, save } = open(<Editor current={CURRENT} />);
    await admin.type(screen.getByRole('textbox', { name: /in Malayalam/ }), 'വള്ളം');
    await save();
    await waitFor(() => expect(stored).toEqual([{ ...CURRENT, alt_ml: 'വള്ളം' }]));
  });

  test('is preserved, whether or not the entry with the new one is written', async () => {
    const { save } = await chosen(<Editor current={CURRENT} />, 'rain.jpg');
    failures = [refusal];
    await save();
    await seen('It was not saved.');
    await save();
    expect(await screen.findByText('Shown now.')).toBeVisible();
    expect(files.paths()).toContain(OLD_FILE);
  });

  test('is shown again if the new one is removed', async () => {
    const { admin, choose } = open(<Editor current={CURRENT} />);
    await admin.type(screen.getByRole('textbox', { name: /^What it shows(?! in)/ }), '!');
    await choose('rain.jpg');
    expect(screen.queryByText('The current picture')).not.toBeInTheDocument();
    await admin.click(await screen.findByRole('button', { name: 'Remove rain.jpg' }));
    expect(screen.getByText('The current picture')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^What it shows(?! in)/ })).toHaveValue('A boat!');
  });
});

describe('several pictures', () => {
  test('include a file that is not a picture, which does not affect the others', async () => {
    const { choose, save } = open(<Batch />);
    await choose('one.jpg', 'bad.png', 'two.jpg');
    await waitFor(() => expect(screen.getAllByText(/Ready/)).toHaveLength(2));
    await choose('three.jpg');
    await save();
    const pictures = ['one.jpg', 'two.jpg', 'three.jpg'];
    await waitFor(() =>
      expect(stored.map((picture) => picture?.src)).toEqual(pictures.map(uploadedOf)),
    );
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(card('bad.png').getByText(/not a picture/)).toBeVisible();
  });

  test('after a failure the rest can be sent again with the same ids', async () => {
    failures = [undefined, refusal];
    const { save } = await chosen(<Batch />, 'one.jpg', 'two.jpg', 'three.jpg');
    await save();
    expect(await card('two.jpg').findByText('It was not saved.')).toBeVisible();
    expect(card('three.jpg').getByText(/Ready/)).toBeVisible();
    expect(screen.queryByText('one.jpg')).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]));
    const pictures = ['one.jpg', 'two.jpg', 'three.jpg'];
    expect(stored.map((picture) => picture?.src)).toEqual(pictures.map(uploadedOf));
    const [one, two, ...later] = attempts;
    expect(later[0]).toBe(two);
    expect(new Set([one, two, later[1]]).size).toBe(3);
  });

  test('are not uploaded if the form is left, which revokes their previews', async () => {
    const { unmount } = await chosen(<Batch />, 'one.jpg', 'two.jpg');
    unmount();
    expect(previews).toEqual([]);
    expect(newFiles()).toEqual([]);
  });
});

test('a small animation has notes on its size and first frame, and can be saved', async () => {
  const { admin, save } = open(<Editor />);
  const frame = [0x21, 0xf9, 0x04, 0, 10, 0, 0, 0];
  const animation = new File([gifBytes(320, 200), Uint8Array.from([...frame, ...frame])], 'a.gif');
  await admin.upload(screen.getByLabelText('Movie Image'), animation);
  expect(await screen.findByText(/^This picture is small \(320 × 200\)/)).toBeVisible();
  expect(screen.getByText('This animation will stand still.')).toBeVisible();
  expect(screen.getByText(/^a.gif is ready. This picture is small/)).toBeInTheDocument();
  await save();
  await waitFor(() => expect(stored).toMatchObject([{ src: uploadedOf('a.gif') }]));
});
