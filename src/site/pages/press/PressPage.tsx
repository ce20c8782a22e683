import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../../content/paths/paths';
import { LoadedMovie } from '../movie/LoadedMovie';
import type { PressData } from './press.loader';
import { NewTabLink, fitWords, MixedText } from '../../../shared/ui/text';
import { PressContacts } from '../../../content/settings/ui/ContactDetails';
import type { Movie } from '../../../content/movie/movie';
import { pressTitle, shortSynopsis } from '../../../content/movie/press';
import { languageOf } from '../../../shared/text/text';
import { watchUrl, youTubeId } from '../../../content/values/youtube';
import { usePageHead } from '../../../content/meta/use-page-head';
import { useContactSettings } from '../../../content/settings/use-contact-settings';
import styles from './PressPage.module.css';
import { PressFacts, PressSection } from './PressFacts';
import { PressPictures, type PressPicturesProps } from './PressPictures';
import { LAUREL_LINES, QUOTE_LINES } from '../../../content/movie/entry-lines';
import { entriesOf } from '../../../content/values/lines';
import { CONTACT } from '../../../shared/words/frame';
import { UNTITLED } from '../../../shared/words/lists';
import { AWARDS } from '../../../shared/words/movie';
import {
  FILMS_PAGE,
  LONG,
  PRESS,
  PRESS_MATERIAL,
  PRINT,
  QUOTES,
  SHORT,
  SYNOPSIS,
  THE_PRESS_MATERIAL,
  TRAILER,
  WRITE_TO_US,
} from '../../../shared/words/press';

/** The press page of a movie, for journalists, programmers and distributors. */
export function PressPage() {
  const { id, movie, stills } = useLoaderData<PressData>();
  return (
    <LoadedMovie id={id} from={movie} title={PRESS} what={THE_PRESS_MATERIAL} pathOf={paths.press}>
      {(value) => <PressKit movie={value} stills={stills} />}
    </LoadedMovie>
  );
}

/** The press material of a movie, from its synopsis to its contacts. */
function PressKit({ movie, stills }: PressPicturesProps) {
  const title = movie.title || UNTITLED;
  const contacts = useContactSettings();
  const name = pressTitle(movie.title);
  usePageHead(name, ({ pressHead }, about) => pressHead(about, name), movie);

  return (
    <article className={styles.kit}>
      <header className="section first">
        <p className={`accent ${styles.kind}`}>{PRESS_MATERIAL}</p>
        <h1 {...fitWords(title)}>
          <MixedText text={title} />
        </h1>
        <p className={`row above ${styles.actions}`}>
          <Link to={paths.movie(movie.id)} className="text-button">
            {FILMS_PAGE}
          </Link>
          <button type="button" className="text-button" onClick={() => window.print()}>
            {PRINT}
          </button>
        </p>
      </header>
      <Synopsis text={movie.description} />
      <PressFacts movie={movie} />
      <PressAwards movie={movie} />
      <Trailer url={movie.trailerUrl} />
      <PressPictures movie={movie} stills={stills} />
      <PressSection id="contacts" title={CONTACT}>
        <PressContacts contacts={contacts} />
        <p className="on-screen above">
          <Link to={paths.contact} className="text-button">
            {WRITE_TO_US}
          </Link>
        </p>
      </PressSection>
    </article>
  );
}

function Synopsis({ text }: { readonly text: string }) {
  if (!text) return null;
  const short = shortSynopsis(text);
  return (
    <PressSection id="synopsis" title={SYNOPSIS}>
      {short && (
        <>
          <h3 className="note">{SHORT}</h3>
          <p className="prose lines" lang={languageOf(short)} dir="auto">
            <MixedText text={short} />
          </p>
          <h3 className="note">{LONG}</h3>
        </>
      )}
      <p className="prose lines" lang={languageOf(text)} dir="auto">
        <MixedText text={text} />
      </p>
    </PressSection>
  );
}

function Trailer({ url = '' }: { readonly url: string | undefined }) {
  const id = youTubeId(url);
  if (!id) return null;
  return (
    <PressSection id="trailer" title={TRAILER}>
      <p>
        <NewTabLink href={watchUrl(id)}>{watchUrl(id)}</NewTabLink>
      </p>
    </PressSection>
  );
}

/** The awards and press quotes of a movie as text to copy. */
function PressAwards({ movie }: { readonly movie: Movie }) {
  const awards = entriesOf(LAUREL_LINES, movie.laurels).map(({ award, festival, year }) =>
    [award, festival, year].filter(Boolean).join(', '),
  );
  const quotes = entriesOf(QUOTE_LINES, movie.quotes).map(
    ({ text, source }) => `“${text}” ${source}`,
  );
  return (
    <>
      <Lines id="awards" title={AWARDS} lines={awards} />
      <Lines id="quotes" title={QUOTES} lines={quotes} />
    </>
  );
}

interface LinesProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

const Lines = ({ id, title, lines }: LinesProps) =>
  lines.length > 0 && (
    <PressSection id={id} title={title}>
      <ul className={`prose ${styles.lines}`}>
        {lines.map((line, index) => (
          <li key={index} lang={languageOf(line)} dir="auto">
            <MixedText text={line} />
          </li>
        ))}
      </ul>
    </PressSection>
  );
