import { useId, useState } from 'react';
import { ADMIN_MESSAGES } from '../movie.studio';
import type { Movie } from '../../movie';
import { useAdminSubmit } from '../../../../studio/session/useAdminSubmit';
import styles from './Movies.module.css';
import { EditConflictError } from '../../../../store/documents/conflict';
import type { Picture } from '../../../../shared/pictures/picture';
import type { PreparedPicture } from '../../../../shared/pictures/prepared-picture';
import { editEntry } from '../../../../store/write/edit-entry';
import { createPictureList } from '../../../../studio/pictures/upload/picture-list';
import { createSharePictures } from '../../../../studio/pictures/upload/share-picture';
import { withUploads } from '../../../../studio/pictures/upload/uploads';
import { movieList } from './movies.loader';

interface ReplaceImageProps {
  readonly movie: Movie;
  /** The id of the heading with the movie's title. */
  readonly describedBy: string;
}

/** The file input of a card: the chosen file replaces the picture at once (product 16.6). */
export function ReplaceImage({ movie, describedBy }: ReplaceImageProps) {
  const id = useId();
  const [percent, setPercent] = useState(0);
  const { submit, pending } = useAdminSubmit(
    (file: File) => {
      setPercent(0);
      return replaceImage(movie, file, setPercent);
    },
    { done: ADMIN_MESSAGES.movieImageUpdated, failed: ADMIN_MESSAGES.movieImageNotUpdated },
  );

  return (
    <div className={styles.replace}>
      <label htmlFor={id} className="action">
        {pending ? `Uploading... ${percent} %` : 'Replace image'}
      </label>
      {/* Invisible above its label, so that a file can be dropped on it. */}
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-describedby={describedBy}
        disabled={pending}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) void submit(file);
        }}
      />
    </div>
  );
}

/**
 * Replaces the picture of a movie. Throws what `upload` of the picture list and `editEntry` throw.
 */
async function replaceImage(
  movie: Movie,
  file: File,
  onProgress: (percent: number) => void,
): Promise<void> {
  const pictures = createPictureList({ current: movie.picture });
  const stop = pictures.subscribe(() => {
    const state = pictures.snapshot().items[0]?.state;
    if (state?.status === 'uploading') onProgress(state.percent);
  });
  pictures.add([file]);
  const withShare = createSharePictures();
  /** Keeps changes by somebody else since the movie was read; another picture is a conflict. */
  const store = async (now: Movie, picture: Picture, prepared?: PreparedPicture): Promise<void> => {
    try {
      await withUploads(async (track) => {
        const after = { ...now, picture };
        const shared = track(await withShare({ before: now, after, prepared }));
        await movieList.afterWrite(editEntry('movie', now, shared.movie));
      });
    } catch (error) {
      if (!(error instanceof EditConflictError) || now !== movie) throw error;
      const current: Movie = error.current;
      if (current.picture?.src !== movie.picture?.src) throw error;
      await store(current, picture, prepared);
    }
  };
  try {
    await withUploads(async (track) => {
      const { picture, prepared } = track(await pictures.upload('movies'));
      if (picture) await store(movie, picture, prepared);
    });
  } finally {
    stop();
    pictures.clear();
  }
}
