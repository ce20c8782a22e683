import { Link } from 'react-router-dom';
import { NewTabLink } from '../../../shared/ui/text/NewTabLink';
import { PressContacts } from '../../../content/settings/ui/ContactDetails';
import { fitWords } from '../../../shared/ui/text/fit-words';
import type { Resource } from '../../../shared/data/resource';
import type { GalleryImage } from '../../../content/image/image';
import type { Movie } from '../../../content/movie/movie';
import { pressTitle, shortSynopsis } from '../../../content/movie/press';
import { languageOf } from '../../../shared/text/text';
import { watchUrl, youTubeId } from '../../../content/video/youtube';
import { usePageTitle } from '../../../content/usePageTitle';
import { paths } from '../../../content/paths/paths';
import { useContactSettings } from '../../../content/settings/use-contact-settings';
import { PressAwards } from './PressAwards';
import { PressFacts } from './PressFacts';
import styles from './PressKit.module.css';
import { PressPictures } from './PressPictures';

interface PressKitProps {
  readonly movie: Movie;
  readonly stills: Resource<readonly GalleryImage[]>;
}

/** The press material of a movie, from its synopsis to whom to ask. */
export function PressKit({ movie, stills }: PressKitProps) {
  const title = movie.title || 'Untitled';
  const contacts = useContactSettings();
  usePageTitle(pressTitle(movie.title));

  return (
    <article className={styles.kit}>
      <header className="section first">
        <p className={styles.kind}>Press material</p>
        <h1 {...fitWords(title)}>{title}</h1>
        <p className={styles.actions}>
          <Link to={paths.movie(movie.id)} className="text-button">
            The film’s page
          </Link>
          <button type="button" className="text-button" onClick={() => window.print()}>
            Print
          </button>
        </p>
      </header>
      <Synopsis text={movie.description} />
      <PressFacts movie={movie} />
      <PressAwards movie={movie} />
      <Trailer url={movie.trailerUrl} />
      <PressPictures movie={movie} stills={stills} />
      <section className="section" aria-labelledby="contacts">
        <h2 id="contacts" className="section-title">
          Contact
        </h2>
        <PressContacts contacts={contacts} />
        <p className={styles.note}>
          <Link to={paths.contact}>Write to us</Link>
        </p>
      </section>
    </article>
  );
}

function Synopsis({ text }: { readonly text: string }) {
  if (!text) return null;
  const short = shortSynopsis(text);
  return (
    <section className="section" aria-labelledby="synopsis">
      <h2 id="synopsis" className="section-title">
        Synopsis
      </h2>
      {short && (
        <>
          <h3>Short</h3>
          <p className={styles.text} lang={languageOf(short)} dir="auto">
            {short}
          </p>
          <h3>Long</h3>
        </>
      )}
      <p className={styles.text} lang={languageOf(text)} dir="auto">
        {text}
      </p>
    </section>
  );
}

function Trailer({ url = '' }: { readonly url: string | undefined }) {
  const id = youTubeId(url);
  if (!id) return null;
  return (
    <section className="section" aria-labelledby="trailer">
      <h2 id="trailer" className="section-title">
        Trailer
      </h2>
      <p className={styles.address}>
        <NewTabLink href={watchUrl(id)}>{watchUrl(id)}</NewTabLink>
      </p>
    </section>
  );
}
