import { useId, useState } from 'react';
import { editMoviePath } from '../../../paths/admin-paths';
import { Photo } from '../../../../shared/ui/Photo';
import type { Movie, MovieStatus } from '../../movie';
import { formatDate } from '../../../values/partial-date';
import { firstLetter, languageOf } from '../../../../shared/text/text';
import { paths } from '../../../paths/paths';
import { locationOf } from '../../../../store/documents/kinds';
import { EntryCard } from '../../../../studio/list/EntryCard';
import { OutdatedMark } from '../../../../studio/list/OutdatedMark';
import type { ListItemProps } from '../../../../studio/list/EntryList';
import styles from './Movies.module.css';
import { useUnpublish } from '../../../../studio/list/useUnpublish';
import { listOf } from '../../../../studio/kind/kind-list';
import { ADMIN_MESSAGES, movieStudio } from '../movie.studio';
import { setFields, editEntry } from '../../../../store/write/edit-entry';
import { deleteEntry } from '../../../../store/write/trash';
import { useAdminSubmit } from '../../../../studio/session/useAdminSubmit';
import { useDelete } from '../../../../studio/list/useDelete';
import { EditConflictError } from '../../../../store/documents/conflict';
import type { Picture } from '../../../../shared/pictures/picture';
import type { PreparedPicture } from '../../../../shared/pictures/prepared-picture';
import { createPictureList } from '../../../../studio/pictures/upload/picture-list';
import { createSharePictures } from '../../../../studio/pictures/upload/share-picture';
import { withUploads } from '../../../../studio/pictures/upload/uploads';
import { notify } from '../../../../studio/ui/notify';
import { Action } from '../../../../studio/ui/parts';

interface MovieItemProps {
  readonly movie: Movie;
  readonly item: ListItemProps;
}

/** The card of a movie in the grid, with its actions. */
export function MovieItem({ movie, item }: MovieItemProps) {
  const headingId = useId();
  const { id, picture, status, description, releaseDate = '', genre, director } = movie;
  const name = movie.title || 'Untitled';
  const { toggleStatus, deletion, otherStatus, pending } = useMovieActions(movie, item);
  const unpublishing = useUnpublish({
    kind: 'movie',
    entry: movie,
    subject: name,
    list: listOf('movie'),
    item,
  });

  return (
    <EntryCard
      {...{ id, headingId, name, description, item, deletion, unpublishing }}
      at={locationOf('movie', movie)}
      nextOf="movie"
      viewPath={paths.movie(id)}
      facts={<Facts texts={[formatDate(releaseDate), genre, director]} />}
      picture={
        <div className={styles.picture}>
          <Photo
            picture={picture}
            sizes="(width < 40rem) 92vw, 22rem"
            className="cover"
            fallback={<span aria-hidden="true">{firstLetter(name)}</span>}
          />
          <p className={`accent strong small ${styles.status}`}>{status}</p>
        </div>
      }
      afterEdit={
        <Action pending={pending} aria-describedby={headingId} onClick={toggleStatus}>
          Mark as {otherStatus}
        </Action>
      }
      editPath={editMoviePath(id)}
      after={<ReplaceImage movie={movie} describedBy={headingId} />}
    >
      <OutdatedMark kind="movie" entry={movie} />
    </EntryCard>
  );
}

/** The texts that are not blank, each in its own language and direction. */
function Facts({ texts }: { readonly texts: readonly (string | undefined)[] }) {
  const known = texts.flatMap((text) => text || []);
  return (
    known.length > 0 && (
      <p className={`note ${styles.facts}`}>
        {known.map((text, position) => (
          <bdi key={position} lang={languageOf(text)}>
            {text}
          </bdi>
        ))}
      </p>
    )
  );
}

/** The actions of a card that switch the status of a movie, or delete it. */
function useMovieActions(movie: Movie, item: ListItemProps) {
  const otherStatus: MovieStatus = movie.status === 'Upcoming' ? 'Released' : 'Upcoming';

  const status = useAdminSubmit(
    async () => {
      await listOf('movie').afterWrite(setFields('movie', movie, { status: otherStatus }));
      item.onRemove();
    },
    { done: ADMIN_MESSAGES.movieStatusUpdated, failed: ADMIN_MESSAGES.movieStatusNotUpdated },
  );
  const deletion = useDelete({
    subject: movie.title || 'Untitled',
    question: 'Delete this movie?',
    ...movieStudio.words.remove,
    shown: { entry: movie, at: locationOf('movie', movie) },
    remove: () => deleteEntry('movie', movie),
    list: listOf('movie'),
    item,
  });
  const pending = status.pending || deletion.pending;

  return {
    otherStatus,
    pending,
    toggleStatus: () => void (pending || status.submit()),
    deletion: { pending, ask: () => void (pending || deletion.ask()) },
  };
}

interface ReplaceImageProps {
  readonly movie: Movie;
  /** The id of the heading with the movie's title. */
  readonly describedBy: string;
}

/** The file input of a card: a chosen file replaces the picture at once. */
function ReplaceImage({ movie, describedBy }: ReplaceImageProps) {
  const id = useId();
  const [percent, setPercent] = useState(0);
  const { submit, pending } = useAdminSubmit(
    async (file: File) => {
      setPercent(0);
      await replaceImage(movie, file, setPercent);
      notify.saved(ADMIN_MESSAGES.movieImageUpdated, { note: goneWith(movie.picture) });
    },
    { failed: ADMIN_MESSAGES.movieImageNotUpdated },
  );

  return (
    <div className="covered">
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
          // Cleared, so that the same file can be chosen again.
          currentTarget.value = '';
          if (file) void submit(file);
        }}
      />
    </div>
  );
}

/** Returns a note on the lost description and focal point of a replaced picture; undefined if none. */
function goneWith({ alt, focus }: Partial<Picture> = {}): string | undefined {
  const gone = [alt && 'what it shows', focus && 'its focal point'].filter(Boolean).join(' and ');
  if (!gone) return undefined;
  return `Gone with the old picture: ${gone}. Give the new one its own with “Edit”.`;
}

/** Replaces the picture of a movie. Throws the errors of `upload` of the picture list and of `editEntry`. */
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
  /**
   * Preserves changes by somebody else since the movie was read, except a new picture, which is a
   * conflict.
   */
  const store = async (now: Movie, picture: Picture, prepared?: PreparedPicture): Promise<void> => {
    try {
      await withUploads(async (track) => {
        const after = { ...now, picture };
        const shared = track(await withShare({ before: now, after, prepared }));
        await listOf('movie').afterWrite(editEntry('movie', now, shared.movie));
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
