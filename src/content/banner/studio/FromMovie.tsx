import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../shared/ui/LoadedOnce';
import { resource, type Resource } from '../../../shared/data/resource';
import type { Movie } from '../../movie/movie';
import { getMovie } from '../../../store/read/movies';
import type { FillPart } from '../../base/describe';
import type { Untranslated } from '../../base/define-kind';
import { isIsoDay } from '../../../shared/day';
import { paths } from '../../paths/paths';
import type { HeroBannerFields } from '../banner';
import { isTodayOrLater } from '../../movie/release-date';
import { formatDate } from '../../values/partial-date';
import { Button, LoadedPart } from '../../../studio/ui/parts';

/** Loaded on demand: it reads the movies, and most banners are edited without it. */
const MovieField = lazyComponent(
  () => import('../../../studio/form/fields/MovieField'),
  'The choice of a film',
);

/** A button that opens the choice of a movie to fill in the form of a banner from. */
export default function FromMovie(props: FillPart) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="text-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Fill in from a film
      </Button>
      {open && (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <MovieChoice {...props} />
        </Suspense>
      )}
    </>
  );
}

interface ChosenMovie {
  readonly id: string;
  readonly reading: Resource<Movie | null>;
}

/** Fills in the blank fields in the form of a banner from a chosen movie. */
function MovieChoice(form: FillPart) {
  const [chosen, setChosen] = useState<ChosenMovie>();
  const [report, setReport] = useState('');

  const choose = (id: string) => {
    setReport('');
    setChosen(id ? { id, reading: resource(() => getMovie(id)) } : undefined);
  };

  const fillFrom = (movie: Movie) => {
    const texts = new Map(Object.entries(bannerTextsOf(movie)));
    const offered = form.controls.filter(({ name }) => texts.get(name));
    const blank = offered.filter(({ value }) => !value.trim());
    const unchanged = offered.filter(
      ({ name, value }) => value.trim() && value !== texts.get(name),
    );
    form.changeAll(Object.fromEntries(blank.map(({ name }) => [name, texts.get(name) ?? ''])));

    const picture = movie.backdrop ?? movie.picture;
    if (picture && !form.hasPicture) form.addCopy(picture, 'The film’s picture');
    const labelsOf = (controls: typeof offered) => controls.map(({ field }) => field.label);
    setReport(
      reportOf(
        [...labelsOf(blank), ...(picture && !form.hasPicture ? ['Picture'] : [])],
        [...labelsOf(unchanged), ...(picture && form.hasPicture ? ['Picture'] : [])],
      ),
    );
  };

  return (
    <div className="stack">
      <MovieField
        name="film"
        label="Film"
        hint="Its title, line, link, ticket link and picture are taken over where the form is blank, and can be changed afterwards."
        value={chosen?.id ?? ''}
        disabled={form.pending}
        onChange={choose}
      />
      {chosen && (
        <LoadedPart from={chosen.reading} what="The film">
          {(movie) =>
            movie ? (
              <div>
                <Button disabled={form.pending} onClick={() => fillFrom(movie)}>
                  Fill in what is blank
                </Button>
              </div>
            ) : (
              <p role="alert">This film is not there any more.</p>
            )
          }
        </LoadedPart>
      )}
      <p role="status">{report}</p>
    </div>
  );
}

/** "Filled in: Title, Link. Kept as it was: Line." */
function reportOf(filled: readonly string[], unchanged: readonly string[]): string {
  const parts = [
    filled.length > 0 ? `Filled in: ${filled.join(', ')}.` : 'Nothing was filled in.',
    ...(unchanged.length > 0 ? [`Kept as it was: ${unchanged.join(', ')}.`] : []),
  ];
  return parts.join(' ');
}

/** Returns the texts of a banner for a movie; '' where the movie has none. */
export const bannerTextsOf = (
  movie: Movie,
): Required<Untranslated<Omit<HeroBannerFields, 'picture'>>> => ({
  title: movie.title,
  ...Object.fromEntries(Object.entries(movie).filter(([name]) => name.startsWith('title_'))),
  line: lineOf(movie),
  link: paths.movie(movie.id),
  ticketUrl: movie.ticketUrl ?? '',
});

/** Returns the line of the banner: the known release date of an upcoming movie, otherwise the genre. */
function lineOf({ status, releaseDate = '', genre = '' }: Movie): string {
  if (status === 'Released' || !releaseDate) return genre;
  if (isTodayOrLater(releaseDate)) return `In theatres ${formatDate(releaseDate)}`;
  return isIsoDay(releaseDate) ? genre : releaseDate;
}
