import { Suspense, useRef, useState, type ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import type { Movie } from '../../movie';
import { AddressTakenError } from '../../../../store/documents/conflict';
import { addressFrom } from '../../../values/movie-address';
import { locationOf } from '../../../../store/documents/kinds';
import { EntryForm } from '../../../../studio/form/EntryForm';
import { fieldsOfCopy, useEntryWriter } from '../../../../studio/form/state/entry-writer';
import { FormFields } from '../../../../studio/form/FormFields';
import { lazyComponent, LoadedOnce } from '../../../../shared/ui/LoadedOnce';
import type { Editing } from '../../../../studio/form/state/useEditing';
import { useEntryForm } from '../../../../studio/form/state/useEntryForm';
import { outdatedOf } from '../../../../studio/form/state/OutdatedNote';
import { ADMIN_MESSAGES, DETAILS, LISTS, movieStudio } from '../movie.studio';
import { PictureField } from '../../../../studio/pictures/PictureField';
import { usePictureUpload } from '../../../../studio/pictures/upload/usePictureUpload';
import { createSharePictures } from '../../../../studio/pictures/upload/share-picture';
import { withUploads } from '../../../../studio/pictures/upload/uploads';
import { SuggestedField } from '../../../../studio/form/fields/Combobox';
import { AddressField, MovieAddress, useNewAddress } from './MovieAddress';
import { formTexts } from '../../../../studio/kind/KindForm';
import { newMovieFields, type NewMovieFields } from './movie-fields';
import type { MovieToEdit } from '../movies.loader';
import { listOf } from '../../../../studio/kind/kind-list';
import { adminPaths, listPath } from '../../../paths/admin-paths';
import { LoadFailure } from '../../../../shared/ui/Loaded';
import { nextIdOf } from '../../../../store/documents/unpublished';
import { useReturnToList } from '../../../../studio/ui/navigation';
import { Button, PageHeading } from '../../../../studio/ui/parts';

const { picture, backdrop: wide } = movieStudio.fields;

/** Loaded on demand, because the previews are at the end of the form. */
const LinkPreviews = lazyComponent(() => import('./LinkPreviews'));

interface MovieFormProps {
  /** The movie to edit; undefined for a new one. */
  readonly editing?: Editing<Movie> | undefined;
  /** The movie whose values are copied into a new one. */
  readonly copyOf?: Movie | undefined;
  readonly children?: ReactNode;
}

export default function MovieForm({ editing, copyOf, children }: MovieFormProps) {
  const movie = editing?.entry;
  const texts = {
    ...formTexts('movie', movie !== undefined),
    ...(movie && { label: `Edit ${movie.title || 'movie'}` }),
  };
  const writer = useEntryWriter('movie', editing?.unpublished, listOf('movie'));
  const [withShare] = useState(createSharePictures);
  const pictures = usePictureUpload({ current: movie?.picture });
  const backdrop = usePictureUpload({ current: movie?.backdrop, optional: true });
  const needsPicture = !movie || movie.picture !== undefined;
  const uploadFailed = useRef(false);
  const address = useNewAddress();
  const addressField = useRef<HTMLDivElement>(null);

  const refuseAddress = (id: string) => {
    address.markTaken(id);
    addressField.current?.querySelector('input')?.focus();
  };

  const form = useEntryForm<Movie, NewMovieFields>(newMovieFields, {
    texts: {
      ...texts,
      failed: (reason) =>
        uploadFailed.current
          ? ADMIN_MESSAGES.movieImageNotUploaded
          : typeof texts.failed === 'string'
            ? texts.failed
            : texts.failed(reason),
    },
    draft: movie ? `movie ${movie.id}` : 'movie',
    editing,
    copyOf,
    copied: copyOf && fieldsOfCopy('movie', copyOf),
    warnings: 'movie',
    outdated: outdatedOf('movie'),
    pictures,
    backdrop,
    // A movie that was stored without a poster can be saved without a poster.
    ...(needsPicture && { pictureMissing: picture.blank ?? '' }),
    onSaved: address.renew,
    send: ({ address: typed, ...fields }, before, publication, copied) =>
      withUploads(async (track) => {
        uploadFailed.current = false;
        if (typed && !writer.uncertainId() && (await address.isTaken(typed))) {
          refuseAddress(typed);
          throw new AddressTakenError();
        }
        uploadFailed.current = true;
        const { picture: behind } = track(await backdrop.upload('movies'));
        const { picture: poster, prepared } = track(await pictures.upload('movies'));
        uploadFailed.current = false;
        const after = {
          ...fields,
          ...(poster && { picture: poster }),
          ...(behind && { backdrop: behind }),
        };
        const { movie: shared } = track(await withShare({ before, after, prepared }));
        const id = writer.uncertainId() ?? typed ?? address.suggestionFor(fields.title);
        try {
          return await writer.write({ fields: shared, before, publication, copied, id });
        } catch (error) {
          // The address of a new movie may have been taken meanwhile.
          if (error instanceof AddressTakenError) refuseAddress(id);
          throw error;
        }
      }),
  });
  const written = form.valueOf('address');
  const typed = addressFrom(written);
  const id =
    movie?.id ?? writer.uncertainId() ?? (typed || address.suggestionFor(form.valueOf('title')));
  const addressControl = form.controls.find(({ name }) => name === 'address');

  return (
    <EntryForm
      form={form}
      headed={!movie}
      history={movie && locationOf('movie', movie)}
      beside={children}
    >
      <FormFields form={form} />
      <div className="whole-row">
        <PictureField
          label={picture.label}
          pictures={pictures}
          required={needsPicture}
          error={form.pictureError}
          notes={form.outdated}
          crops={picture.crops}
          storedFocus={form.storedFocus}
          hint={picture.hint}
        />
      </div>
      <div className="whole-row">
        <PictureField label={wide.label} pictures={backdrop} withAlt={false} hint={wide.hint} />
      </div>
      {movie ? (
        <MovieAddress id={movie.id} isPublished={!editing.unpublished} />
      ) : (
        <div className="whole-row">
          <AddressField
            container={addressField}
            typed={writer.uncertainId() ?? written}
            suggestion={id}
            error={addressControl?.error ?? address.errorFor(typed)}
            warning={address.errorFor(typed) ? undefined : addressControl?.warning}
            readOnly={form.pending || writer.uncertainId() !== undefined}
            onChange={(text) => addressControl?.onChange(text)}
            onLeave={() => void (writer.uncertainId() ?? address.isTaken(typed))}
          />
        </div>
      )}
      <FormFields form={form} group={DETAILS} Suggested={SuggestedField} />
      <FormFields form={form} group={LISTS} />
      <div className="whole-row">
        <Suspense>
          <LinkPreviews id={id} valueOf={form.valueOf} picture={pictures.items[0]} movie={movie} />
        </Suspense>
      </div>
    </EntryForm>
  );
}

/** The page with the form of a stored movie. */
export function EditMoviePage() {
  const { id, movie } = useLoaderData<MovieToEdit>();

  return (
    <>
      <Link to={listPath(adminPaths.movies)} className="link">
        All movies
      </Link>
      <PageHeading>Edit movie</PageHeading>
      <LoadedOnce
        key={id}
        from={movie}
        waiting={<p role="status">Loading...</p>}
        failed={(retry) => <LoadFailure what="The movie" retry={retry} />}
      >
        {(loaded) => <EditForm loaded={loaded} />}
      </LoadedOnce>
    </>
  );
}

function EditForm({ loaded }: { readonly loaded: Movie | null }) {
  // The movie stays as it was loaded, so that typed text is not lost if the movie is deleted
  // meanwhile.
  const [movie] = useState(loaded);
  const leave = useReturnToList(adminPaths.movies);

  if (!movie) {
    return <p className="empty">This movie is not there. Somebody may have deleted it.</p>;
  }
  return (
    <MovieForm
      editing={{
        id: movie.id,
        entry: movie,
        nextId: nextIdOf('movie', movie.id),
        close: leave,
      }}
    >
      <Button onClick={leave}>Cancel</Button>
    </MovieForm>
  );
}
