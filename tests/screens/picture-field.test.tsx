import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PictureField } from '../../src/studio/pictures/PictureField';
import { preparePicture } from '../../src/studio/pictures/upload/resize';
import { usePictureUpload } from '../../src/studio/pictures/upload/usePictureUpload';
import type { Picture } from '../../src/shared/pictures/picture';
import {
  PICTURE_PROBLEMS,
  PictureError,
  CanceledError,
} from '../../src/shared/pictures/picture-errors';
import { TimeoutError } from '../../src/shared/failures/timeout';
import { deletePicture, uploadPicture } from '../../src/store/files/pictures';
import { deferred } from '../support/deferred';
import { gifBytes } from '../support/picture-bytes';
import { isInMalayalam } from '../support/translations';

// The upload of a small file has no progress.
vi.mock('../../src/store/files/pictures');

/** What is uploaded of a file with that name. */
const uploaded = (name: string): Picture => {
  return { src: `https://pictures.test/${name.replace('.jpg', '')}`, width: 1920 };
};
const CURRENT: Picture = { src: 'https://pictures.test/now.webp', alt: 'A boat', width: 960 };
const file = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const refusal = Object.assign(new Error('no'), { code: 'permission-denied' });

beforeEach(() => {
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:1'), revokeObjectURL: vi.fn() });
  vi.mocked(uploadPicture).mockImplementation(async (_folder, { stem }) => uploaded(stem));
});

interface EditorProps {
  readonly current?: Picture;
  readonly write: (picture: Picture | undefined) => Promise<unknown>;
}

/** A form with one picture, like that of a movie. */
function Editor({ current, write }: EditorProps) {
  const pictures = usePictureUpload({ current });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        pictures.save('movies', (picture) => write(picture)).catch(() => undefined);
      }}
    >
      <PictureField label="Movie Image" pictures={pictures} required />
      <button type="submit">Save</button>
      <output>{pictures.changed ? 'changed' : 'as stored'}</output>
    </form>
  );
}

/** A form that stores an entry for each picture. */
function Batch({ write }: { readonly write: (picture: Picture, id: string) => Promise<unknown> }) {
  const pictures = usePictureUpload({ multiple: true });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        pictures.saveEach('gallery', write).catch(() => undefined);
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
const write = vi.fn<(picture: Picture | undefined) => Promise<unknown>>();
beforeEach(() => void write.mockResolvedValue(undefined));

describe('one picture', () => {
  test('is prepared when it is chosen and uploaded when the form is sent', async () => {
    const { admin, choose, save } = open(<Editor write={write} />);
    await choose('rain.jpg');
    expect(await screen.findByText(/Ready · 1920 × 1080/)).toBeVisible();
    expect(screen.getByText('rain.jpg is ready.')).toHaveRole('status');
    expect(uploadPicture).not.toHaveBeenCalled();

    // Its description follows what chooses one.
    screen.getByRole('button', { name: 'Choose a stored picture' }).focus();
    await admin.tab();
    await admin.tab();
    await admin.keyboard(' Rain ');
    await save();
    await waitFor(() =>
      expect(write).toHaveBeenCalledExactlyOnceWith({ ...uploaded('rain.jpg'), alt: 'Rain' }),
    );
    expect(uploadPicture).toHaveBeenCalledWith('movies', expect.anything(), expect.anything());
    // The form is cleared for the next entry.
    await waitFor(() => expect(screen.queryByText('rain.jpg')).not.toBeInTheDocument());
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  });

  test('that is missing: the entry is written without one', async () => {
    const { save } = open(<Editor write={write} />);
    await save();
    await waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith(undefined));
  });

  test('that cannot be used has a message, and the entry is not written', async () => {
    const { admin, choose, save } = open(<Editor write={write} />);
    await choose('bad.png');
    expect(await seen(/not a picture that can be used/)).toBeVisible();
    await save();
    expect(write).not.toHaveBeenCalled();

    await admin.click(screen.getByRole('button', { name: 'Remove bad.png' }));
    expect(screen.queryByText('bad.png')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Movie Image')).toHaveFocus());
  });

  test.each(['unreadable', 'altered'] as const)('that is %s: try again', async (problem) => {
    vi.mocked(preparePicture).mockRejectedValueOnce(new PictureError(problem));
    const { admin, choose } = open(<Editor write={write} />);
    await choose('cloud.jpg');
    expect(await screen.findByText(PICTURE_PROBLEMS[problem])).toBeVisible();
    await admin.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await screen.findByText(/Ready/)).toBeVisible();
  });

  test('shows the progress of its upload, which can be canceled', async () => {
    let canceled = deferred();
    vi.mocked(uploadPicture).mockImplementation(async (_folder, _prepared, options) => {
      options?.onProgress?.(42);
      canceled = deferred();
      const { signal } = options ?? {};
      signal?.addEventListener('abort', () => canceled.reject(new CanceledError('stopped')));
      await canceled.promise;
      return uploaded('never');
    });
    const { admin, save } = await chosen(<Editor write={write} />, 'rain.jpg');
    await save();
    const bar = await screen.findByRole('progressbar', { name: 'Uploading rain.jpg' });
    const range = ['aria-valuenow', 'aria-valuemax'].map((name) => bar.getAttribute(name));
    expect(range).toEqual(['42', '100']);
    expect(screen.getByLabelText('Movie Image')).toBeDisabled();

    const button = screen.getByRole('button', { name: 'Cancel rain.jpg' });
    await admin.click(button);
    expect(await seen('You stopped this upload.')).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAccessibleName('Remove rain.jpg');
    expect(write).not.toHaveBeenCalled();
  });

  test('whose upload failed is uploaded when the form is sent again', async () => {
    vi.mocked(uploadPicture).mockRejectedValueOnce(new TimeoutError('late'));
    const { admin, save } = await chosen(<Editor write={write} />, 'rain.jpg');
    await save();
    expect(await seen(/came to a standstill/)).toBeVisible();
    await admin.click(screen.getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith(uploaded('rain.jpg')));
  });

  test('is deleted if its entry is refused, and uploaded again with the next attempt', async () => {
    write.mockRejectedValueOnce(refusal);
    const { save } = await chosen(<Editor write={write} />, 'rain.jpg');
    await save();
    expect(await seen('It was not saved.')).toBeVisible();
    expect(deletePicture).toHaveBeenCalledExactlyOnceWith(uploaded('rain.jpg'));
    await save();
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
    expect(uploadPicture).toHaveBeenCalledTimes(2);
  });

  test('is not deleted if the outcome of its entry is unknown, and is used again', async () => {
    write.mockRejectedValueOnce(new TimeoutError('late'));
    const { save } = await chosen(<Editor write={write} />, 'rain.jpg');
    await save();
    expect(await screen.findByText('Uploaded, not saved yet.')).toBeVisible();
    expect(deletePicture).not.toHaveBeenCalled();
    await save();
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
    expect(uploadPicture).toHaveBeenCalledOnce();
  });
});

describe('the picture of an existing entry (product 22.7)', () => {
  test('is not uploaded again if only its alternative text changes', async () => {
    const { admin, save } = open(<Editor current={CURRENT} write={write} />);
    expect(screen.getByText('as stored')).toBeVisible();
    const alternativeText = screen.getByRole('textbox', { name: /^What it shows(?! in)/ });
    await admin.clear(alternativeText);
    await admin.type(alternativeText, 'A lighthouse');
    expect(screen.getByText('changed')).toBeVisible();
    await save();
    await waitFor(() =>
      expect(write).toHaveBeenCalledExactlyOnceWith({ ...CURRENT, alt: 'A lighthouse' }),
    );
    expect(uploadPicture).not.toHaveBeenCalled();
    expect(deletePicture).not.toHaveBeenCalled();
    expect(await screen.findByText('as stored')).toBeVisible();
  });

  test.runIf(isInMalayalam)('is described in each language of the site', async () => {
    const { admin, save } = open(<Editor current={CURRENT} write={write} />);
    await admin.type(screen.getByRole('textbox', { name: /in Malayalam/ }), 'വള്ളം');
    await save();
    await waitFor(() => expect(write).toHaveBeenCalledWith({ ...CURRENT, alt_ml: 'വള്ളം' }));
  });

  test('is kept, whether or not the entry with the new one is written', async () => {
    const { save } = await chosen(<Editor current={CURRENT} write={write} />, 'rain.jpg');
    write.mockRejectedValueOnce(refusal);
    await save();
    await seen('It was not saved.');
    await save();
    expect(await screen.findByText('Shown now.')).toBeVisible();
    expect(deletePicture).not.toHaveBeenCalledWith(CURRENT);
  });

  test('is shown again if the new one is removed', async () => {
    const { admin, choose } = open(<Editor current={CURRENT} write={write} />);
    await admin.type(screen.getByRole('textbox', { name: /^What it shows(?! in)/ }), '!');
    await choose('rain.jpg');
    expect(screen.queryByText('The current picture')).not.toBeInTheDocument();
    await admin.click(await screen.findByRole('button', { name: 'Remove rain.jpg' }));
    expect(screen.getByText('The current picture')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^What it shows(?! in)/ })).toHaveValue('A boat!');
  });
});

describe('several pictures', () => {
  test('a file that is not a picture does not prevent the others', async () => {
    const { choose, save } = open(<Batch write={write} />);
    await choose('one.jpg', 'bad.png', 'two.jpg');
    await waitFor(() => expect(screen.getAllByText(/Ready/)).toHaveLength(2));
    await choose('three.jpg');
    await save();
    await waitFor(() => expect(write).toHaveBeenCalledTimes(3));
    expect(write.mock.calls.map(([picture]) => picture)).toEqual(
      ['one.jpg', 'two.jpg', 'three.jpg'].map(uploaded),
    );
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(card('bad.png').getByText(/not a picture/)).toBeVisible();
  });

  test('after a failure the rest can be sent again with the same ids', async () => {
    write.mockResolvedValueOnce(undefined).mockRejectedValueOnce(refusal);
    const { save } = await chosen(<Batch write={write} />, 'one.jpg', 'two.jpg', 'three.jpg');
    await save();
    expect(await card('two.jpg').findByText('It was not saved.')).toBeVisible();
    expect(card('three.jpg').getByText(/Ready/)).toBeVisible();
    expect(screen.queryByText('one.jpg')).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]));
    const calls = write.mock.calls as unknown as [Picture, string][];
    expect(calls.map(([{ src }]) => src.split('/').at(-1))).toEqual(['one', 'two', 'two', 'three']);
    expect(calls[1]?.[1]).toBe(calls[2]?.[1]);
    expect(new Set(calls.map(([, id]) => id)).size).toBe(3);
  });

  test('a form that is left uploads nothing and revokes its previews', async () => {
    const { unmount } = await chosen(<Batch write={write} />, 'one.jpg', 'two.jpg');
    unmount();
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2);
    expect(uploadPicture).not.toHaveBeenCalled();
  });
});

test('a small animation is called small and still beside its name, and can be saved', async () => {
  const { admin, save } = open(<Editor write={write} />);
  const frame = [0x21, 0xf9, 0x04, 0, 10, 0, 0, 0];
  const animation = new File([gifBytes(320, 200), Uint8Array.from([...frame, ...frame])], 'a.gif');
  await admin.upload(screen.getByLabelText('Movie Image'), animation);
  expect(await screen.findByText(/^This picture is small \(320 × 200\)/)).toBeVisible();
  expect(screen.getByText('This animation will stand still.')).toBeVisible();
  expect(screen.getByText(/^a.gif is ready. This picture is small/)).toBeInTheDocument();
  await save();
  await waitFor(() => expect(write).toHaveBeenCalled());
});
