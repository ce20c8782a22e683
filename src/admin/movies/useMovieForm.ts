import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { MESSAGES } from '../../domain/messages';
import type { Movie, MovieFields } from '../../domain/movie';
import {
  isIncompleteMovie,
  isSameMovieEntry,
  movieEntryOf,
  movieErrors,
  movieFieldsOf,
  type MovieEntry,
} from '../../domain/movie-entry';
import { CanceledError } from '../../domain/upload-failure';
import { notify } from '../notify';
import { usePictureUpload } from '../pictures/usePictureUpload';
import { forgetUnsaved, useUnsavedChanges } from '../session/unsaved';
import { useAdminSubmit } from '../useAdminSubmit';
import { afterWrite } from './movies.loader';

export interface MovieFormOptions {
  /** The movie to edit; none for a new one. */
  readonly movie?: Movie;
  readonly write: (movie: MovieFields) => Promise<unknown>;
  readonly done: string;
  readonly failed: (reason: string) => string;
  readonly onSaved?: () => void;
}

/** The movie form's state: editing, uploading, then saved or an error, which keeps it as it is. */
export function useMovieForm({ movie, write, done, failed, onSaved }: MovieFormOptions) {
  const [entry, setEntry] = useState(() => movieEntryOf(movie));
  const [tried, setTried] = useState(false);
  const pictures = usePictureUpload({ current: movie?.picture });
  const pictureStored = useRef(false);
  useUnsavedChanges(!isSameMovieEntry(entry, movieEntryOf(movie)) || pictures.changed);

  const save = async () => {
    pictureStored.current = false;
    try {
      await pictures.save('movies', (picture) => {
        pictureStored.current = true;
        return afterWrite(write(movieFieldsOf(entry, picture)));
      });
    } catch (error) {
      // Whoever stopped the upload knows, and the picture says so.
      if (error instanceof CanceledError) return;
      throw error;
    }
    notify.success(done);
    if (!movie) setEntry(movieEntryOf());
    setTried(false);
    forgetUnsaved();
    onSaved?.();
  };
  const { submit, pending } = useAdminSubmit(save, {
    failed: (reason) => (pictureStored.current ? failed(reason) : MESSAGES.movieImageNotUploaded),
  });

  const errors = movieErrors(entry);
  const incomplete = isIncompleteMovie(entry, pictures.hasPicture);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!incomplete && Object.keys(errors).length === 0) return void submit();
    // The words stand beside the fields before the focus arrives and they are read out.
    flushSync(() => setTried(true));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return {
    entry,
    change: (fields: Partial<MovieEntry>) => setEntry((before) => ({ ...before, ...fields })),
    pictures,
    errors: tried ? errors : {},
    imageError: tried && !pictures.hasPicture ? 'Please choose a picture.' : undefined,
    incomplete: tried && incomplete,
    pending,
    onSubmit,
  };
}
