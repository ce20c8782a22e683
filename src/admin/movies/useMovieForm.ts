import { useRef } from 'react';
import { MESSAGES } from '../../domain/messages';
import type { Movie, MovieFields } from '../../domain/movie';
import { isIncompleteMovie, movieFieldsOf } from '../../domain/movie-entry';
import { useEntryForm } from '../forms/useEntryForm';
import { usePictureUpload } from '../pictures/usePictureUpload';
import { movieForm } from './movie-form';
import { movieList } from './movies.loader';

export interface MovieFormOptions {
  /** The movie to edit; none for a new one. */
  readonly movie?: Movie;
  /** Stores it; `before` is the movie to edit as it is stored. */
  readonly write: (movie: MovieFields, before: Movie | undefined) => Promise<unknown>;
  readonly done: string;
  readonly failed: (reason: string) => string;
  readonly onSaved?: () => void;
}

/** The movie form's state (SPEC §4, §5). */
export function useMovieForm({ movie, write, failed, ...outcome }: MovieFormOptions) {
  const pictures = usePictureUpload({ current: movie?.picture });
  const pictureStored = useRef(false);

  const form = useEntryForm(movieForm, {
    draft: movie ? `movie ${movie.id}` : 'movie',
    before: movie,
    pictures,
    pictureOf: ({ picture }) => picture,
    pictureMissing: 'Please choose a picture.',
    send: (entry, before) => {
      pictureStored.current = false;
      return pictures.save('movies', (picture) => {
        pictureStored.current = true;
        return movieList.afterWrite(write(movieFieldsOf(entry, picture), before));
      });
    },
    failed: (reason) => (pictureStored.current ? failed(reason) : MESSAGES.movieImageNotUploaded),
    ...outcome,
  });

  const incomplete = isIncompleteMovie(form.entry) || !pictures.hasPicture;
  return { form, pictures, incomplete: form.tried && incomplete };
}
