import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PictureField } from '../../src/admin/pictures/PictureField';
import { preparePicture } from '../../src/admin/pictures/resize';
import { usePictureUpload } from '../../src/admin/pictures/usePictureUpload';
import type { Picture } from '../../src/domain/picture';
import { PictureError } from '../../src/domain/picture-problem';
import { TimeoutError } from '../../src/domain/timeout';
import { CanceledError } from '../../src/domain/upload-failure';
import { deletePicture, uploadPicture } from '../../src/services/images';
import { setUpPictures, uploaded } from '../support/chosen-pictures';
import { deferred } from '../support/deferred';

vi.mock('../../src/admin/pictures/resize');
vi.mock('../../src/services/images');

const CURRENT: Picture = { src: 'https://pictures.test/now.webp', alt: 'A boat', width: 960 };
const file = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });
const refusal = Object.assign(new Error('no'), { code: 'permission-denied' });

setUpPictures();
beforeEach(() => {
  let count = 0;
  Object.assign(URL, {
    createObjectURL: vi.fn(() => `blob:${(count += 1)}`),
    revokeObjectURL: vi.fn(),
  });
});

interface EditorProps {
  readonly current?: Picture;
  readonly write: (picture: Picture | undefined) => Promise<unknown>;
}

/** A form with one picture, as an editor of an entry has it. */
function Editor({ current, write }: EditorProps) {
  const pictures = usePictureUpload({ current });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        pictures.save('movies', write).catch(() => undefined);
      }}
    >
      <PictureField label="Movie Image" pictures={pictures} required />
      <button type="submit">Save</button>
      <output>{pictures.changed ? 'changed' : 'as stored'}</output>
    </form>
  );
}

/** A form that makes an entry of each picture. */
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
  const admin = userEvent.setup({ applyAccept: false });
  const view = render(form);
  return {
    ...view,
    admin,
    choose: (...names: string[]) =>
      admin.upload(screen.getByLabelText(/^(Movie Image|Pictures)/), names.map(file)),
    save: () => admin.click(screen.getByRole('button', { name: 'Save' })),
  };
}

/** Words on the screen, without those that are only read out. */
const seen = (words: string | RegExp) => screen.findByText(words, { ignore: '.visually-hidden' });

const card = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);
const write = vi.fn<(picture: Picture | undefined) => Promise<unknown>>();
beforeEach(() => void write.mockResolvedValue(undefined));

describe('one picture', () => {
  test('is made ready when it is chosen, and uploaded when the form is sent', async () => {
    const { admin, choose, save } = open(<Editor write={write} />);
    await choose('rain.jpg');
    expect(await screen.findByText(/Ready · 1920 × 1080/)).toBeVisible();
    expect(screen.getByText('rain.jpg is ready.')).toHaveRole('status');
    expect(uploadPicture).not.toHaveBeenCalled();

    await admin.type(screen.getByRole('textbox', { name: /What it shows/ }), ' Rain ');
    await save();
    await waitFor(() =>
      expect(write).toHaveBeenCalledExactlyOnceWith({ ...uploaded('rain.jpg'), alt: 'Rain' }),
    );
    expect(uploadPicture).toHaveBeenCalledWith('movies', expect.anything(), expect.anything());
    // The form is ready for the next entry.
    await waitFor(() => expect(screen.queryByText('rain.jpg')).not.toBeInTheDocument());
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
    expect(deletePicture).not.toHaveBeenCalled();
  });

  test('is not there: the entry is written without one', async () => {
    const { save } = open(<Editor write={write} />);
    await save();
    await waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith(undefined));
  });

  test('that cannot be used says why, and the entry is not written', async () => {
    const { admin, choose, save } = open(<Editor write={write} />);
    await choose('bad.png');
    expect(await seen(/not a picture that can be used/)).toBeVisible();
    await save();
    expect(write).not.toHaveBeenCalled();

    await admin.click(screen.getByRole('button', { name: 'Remove bad.png' }));
    expect(screen.queryByText('bad.png')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Movie Image')).toHaveFocus();
  });

  test('that could not be read is tried again', async () => {
    vi.mocked(preparePicture).mockRejectedValueOnce(new PictureError('unreadable'));
    const { admin, choose } = open(<Editor write={write} />);
    await choose('cloud.jpg');
    await admin.click(await screen.findByRole('button', { name: /^Try again/ }));
    expect(await screen.findByText(/Ready/)).toBeVisible();
  });

  test('shows how far its upload is, and can be stopped', async () => {
    let stopped = deferred();
    vi.mocked(uploadPicture).mockImplementation(async (_folder, _prepared, options) => {
      options?.onProgress?.(42);
      stopped = deferred();
      const { signal } = options ?? {};
      signal?.addEventListener('abort', () => stopped.reject(new CanceledError('stopped')));
      await stopped.promise;
      return uploaded('never');
    });
    const { admin, choose, save } = open(<Editor write={write} />);
    await choose('rain.jpg');
    await screen.findByText(/Ready/);
    await save();
    const bar = await screen.findByRole('progressbar', { name: 'Uploading rain.jpg' });
    expect(bar).toHaveAttribute('aria-valuenow', '42');
    expect(screen.getByLabelText('Movie Image')).toBeDisabled();

    const button = screen.getByRole('button', { name: 'Cancel rain.jpg' });
    await admin.click(button);
    expect(await seen('You stopped this upload.')).toBeVisible();
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('Remove rain.jpg');
    expect(write).not.toHaveBeenCalled();
  });

  test('that was not uploaded is tried again by sending the form again', async () => {
    vi.mocked(uploadPicture).mockRejectedValueOnce(new TimeoutError('late'));
    const { admin, choose, save } = open(<Editor write={write} />);
    await choose('rain.jpg');
    await screen.findByText(/Ready/);
    await save();
    expect(await seen(/came to a standstill/)).toBeVisible();
    await admin.click(screen.getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith(uploaded('rain.jpg')));
  });

  test('is deleted again when its entry was refused, and uploaded anew the next time', async () => {
    write.mockRejectedValueOnce(refusal);
    const { choose, save } = open(<Editor write={write} />);
    await choose('rain.jpg');
    await screen.findByText(/Ready/);
    await save();
    expect(await seen('It was not saved.')).toBeVisible();
    expect(deletePicture).toHaveBeenCalledExactlyOnceWith(uploaded('rain.jpg'));
    await save();
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
    expect(uploadPicture).toHaveBeenCalledTimes(2);
  });

  test('stays when nobody knows whether its entry was written, and is used again', async () => {
    write.mockRejectedValueOnce(new TimeoutError('late'));
    const { choose, save } = open(<Editor write={write} />);
    await choose('rain.jpg');
    await screen.findByText(/Ready/);
    await save();
    expect(await screen.findByText('Uploaded, not saved yet.')).toBeVisible();
    expect(deletePicture).not.toHaveBeenCalled();
    await save();
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
    expect(uploadPicture).toHaveBeenCalledOnce();
  });
});

describe('a picture that an entry shows already', () => {
  test('is kept, and its words can be changed', async () => {
    const { admin, save } = open(<Editor current={CURRENT} write={write} />);
    expect(screen.getByText('as stored')).toBeVisible();
    const words = screen.getByRole('textbox', { name: /What it shows/ });
    await admin.clear(words);
    await admin.type(words, 'A lighthouse');
    expect(screen.getByText('changed')).toBeVisible();
    await save();
    await waitFor(() =>
      expect(write).toHaveBeenCalledExactlyOnceWith({ ...CURRENT, alt: 'A lighthouse' }),
    );
    expect(uploadPicture).not.toHaveBeenCalled();
    expect(deletePicture).not.toHaveBeenCalled();
    expect(await screen.findByText('as stored')).toBeVisible();
  });

  test('is deleted only after another one has taken its place', async () => {
    const { choose, save } = open(<Editor current={CURRENT} write={write} />);
    await choose('rain.jpg');
    await screen.findByText(/Ready/);
    write.mockRejectedValueOnce(refusal);
    await save();
    await seen('It was not saved.');
    expect(deletePicture).not.toHaveBeenCalledWith(CURRENT);
    await save();
    await waitFor(() => expect(deletePicture).toHaveBeenCalledWith(CURRENT));
    expect(await screen.findByText('Shown now.')).toBeVisible();
  });

  test('comes back when the new one is taken away', async () => {
    const { admin, choose } = open(<Editor current={CURRENT} write={write} />);
    await admin.type(screen.getByRole('textbox', { name: /What it shows/ }), '!');
    await choose('rain.jpg');
    expect(screen.queryByText('The current picture')).not.toBeInTheDocument();
    await admin.click(await screen.findByRole('button', { name: 'Remove rain.jpg' }));
    expect(screen.getByText('The current picture')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /What it shows/ })).toHaveValue('A boat!');
  });
});

describe('several pictures', () => {
  test('a bad one never costs the good ones', async () => {
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

  test('a failure leaves the rest to be sent again, under the same ids', async () => {
    write.mockResolvedValueOnce(undefined).mockRejectedValueOnce(refusal);
    const { choose, save } = open(<Batch write={write} />);
    await choose('one.jpg', 'two.jpg', 'three.jpg');
    await waitFor(() => expect(screen.getAllByText(/Ready/)).toHaveLength(3));
    await save();
    expect(await card('two.jpg').findByText('It was not saved.')).toBeVisible();
    expect(card('three.jpg').getByText(/Ready/)).toBeVisible();
    expect(screen.queryByText('one.jpg')).not.toBeInTheDocument();
    await save();
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]));
    const calls = write.mock.calls as unknown as [Picture, string][];
    expect(calls.map(([{ src }]) => src.split('/').at(-1))).toEqual([
      'one.jpg',
      'two.jpg',
      'two.jpg',
      'three.jpg',
    ]);
    expect(calls[1]?.[1]).toBe(calls[2]?.[1]);
    expect(new Set(calls.map(([, id]) => id)).size).toBe(3);
  });

  test('an abandoned form uploads nothing and gives its previews back', async () => {
    const { choose, unmount } = open(<Batch write={write} />);
    await choose('one.jpg', 'two.jpg');
    await waitFor(() => expect(screen.getAllByText(/Ready/)).toHaveLength(2));
    unmount();
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(2);
    expect(uploadPicture).not.toHaveBeenCalled();
  });
});
