import { Link } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { IMAGE_SIZES } from '../../../shared/pictures/picture';
import { ArrowIcon } from '../../../shared/ui/icons';
import { NewTabLink, fitWords, MixedText } from '../../../shared/ui/text';
import { Photo } from '../../../shared/ui/Photo';
import type { HeroBanner } from '../../../content/banner/banner';
import { languageOf } from '../../../shared/text/text';
import { site } from '../../../company/site';
import styles from './Hero.module.css';
import type { Resource } from '../../../shared/data/resource';
import type { Movie } from '../../../content/movie/movie';
import { ticketsFrom } from '../../../content/movie/release-date';
import { paths } from '../../../content/paths/paths';
import { useFrameSettings } from '../../../content/settings/settings-store';
import { JUST_A_MOMENT, LOADING_EXPERIENCE, welcomeText } from '../../../shared/words/home';
import { ABOUT_THE_FILM, FIND_OUT_MORE } from '../../../shared/words/lists';
import { GRAB_TICKETS } from '../../../shared/words/movies';

interface HeroSlideProps {
  readonly banner: HeroBanner;
  readonly tickets: Tickets;
  /** False for a slide that is not shown soon, whose picture is not requested yet. */
  readonly hasPicture?: boolean;
  /** Whether it is not the first slide, whose picture has priority. */
  readonly isLater?: boolean;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

const GREETING = welcomeText(site.name);

/** A banner with the general greeting, or with its movie. */
export function HeroSlide({
  banner,
  tickets,
  hasPicture = true,
  isLater = false,
  onLoad,
  onError,
}: HeroSlideProps) {
  const { picture, title, line, link } = banner;
  return (
    <div className={`shaded ${styles.slide}`}>
      <Photo
        picture={hasPicture ? picture : undefined}
        sizes={IMAGE_SIZES.banner}
        urgent
        priority={isLater ? 'low' : 'high'}
        className={styles.picture}
        {...(onLoad && { onLoad })}
        {...(onError && { onError })}
      />
      <div className={`section shaded ${styles.words}`}>
        {title && <p className={`accent ${styles.greeting}`}>{GREETING}</p>}
        <h2 className="clamp" {...fitWords(title ?? GREETING)}>
          <MixedText text={title ?? GREETING} />
        </h2>
        {line && (
          <p className={`large ${styles.line}`} lang={languageOf(line)} dir="auto">
            <MixedText text={line} />
          </p>
        )}
        <div className={`row ${styles.actions}`}>
          {tickets.from ? (
            <Link className="ticket" to={tickets.href}>
              {tickets.from}
            </Link>
          ) : (
            <NewTabLink className="ticket" href={tickets.href}>
              {GRAB_TICKETS}
            </NewTabLink>
          )}
          {link && <BannerLink to={link} />}
        </div>
      </div>
    </div>
  );
}

const BannerLink = ({ to }: { readonly to: string }) =>
  to.startsWith('/') ? (
    <Link className="button" to={to}>
      {ABOUT_THE_FILM} <ArrowIcon />
    </Link>
  ) : (
    <NewTabLink className="button" href={to}>
      {FIND_OUT_MORE} <ArrowIcon />
    </NewTabLink>
  );

/** Shown until a picture has loaded. */
export const PlaceholderSlide = () => (
  <div className={`shaded ${styles.slide} ${styles.placeholder}`} role="status">
    <div className={`section shaded ${styles.words}`}>
      <h2>{LOADING_EXPERIENCE}</h2>
      <p className={`large ${styles.line}`}>{JUST_A_MOMENT}</p>
    </div>
  </div>
);

interface Tickets {
  readonly href: string;
  /**
   * The day on which tickets will be available, shown instead of the usual label; `href` is then
   * the movie's page.
   */
  readonly from?: string;
}

/** Returns the link of a banner's ticket button. */
export type TicketsOf = (banner: HeroBanner) => Tickets;

/**
 * Returns a function for the link of a banner's ticket button: the ticket page of the banner, of
 * its movie if `reading` has it, or of the company. While the movie has no tickets, the button
 * links to the movie.
 */
export function useTicketLinks(reading: Resource<readonly Movie[]>): TicketsOf {
  const { ticketUrl } = useFrameSettings();
  const [movies, setMovies] = useState(reading.known ?? []);

  useEffect(() => {
    // The resource logs the error of a failed read.
    void reading.outcome.then((outcome) => outcome.ok && setMovies(outcome.value));
  }, [reading]);

  return ({ link = '', ...banner }) => {
    const movie = movies.find(({ id }) => paths.movie(id) === link);
    const from = movie && ticketsFrom(movie);
    if (from) return { href: link, from };
    return { href: banner.ticketUrl ?? movie?.ticketUrl ?? ticketUrl };
  };
}
