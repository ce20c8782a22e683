import { useId, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import type { Resource } from '../../../shared/data/resource';
import { ANNOUNCEMENT_EXCERPT_LENGTH, STILLS_ON_MOVIE } from '../../../shared/limits';
import type { Movie } from '../../../content/movie/movie';
import { readSections, type SectionReads } from './section-reads';
import { MovieAwards, MovieTickets } from './MovieLists';
import type { GalleryImage } from '../../../content/image/image';
import { useBackgroundImport } from '../../../shared/ui/hooks';
import { useOverlay } from '../../components/overlays/useOverlay';
import { paths } from '../../../content/paths/paths';
import { GalleryGrid, useReturnToTile } from '../gallery/GalleryGrid';
import { VideoGrid } from '../../components/cards/VideoGrid';
import { EventActions } from '../../components/cards/EventActions';
import { EventList } from '../../components/cards/EventList';
import { AnnouncementList } from '../../components/cards/AnnouncementList';
import { MovieWall } from '../../components/cards/MovieWall';
import { THE_EVENTS } from '../../../shared/words/events';
import { EVENTS, VIDEOS } from '../../../shared/words/frame';
import {
  ALL_STILLS,
  MORE_FILMS,
  NEWS,
  STILLS,
  THE_NEWS,
  THE_STILLS,
} from '../../../shared/words/movie';
import { THE_VIDEOS } from '../../../shared/words/videos';

interface MovieSectionsProps {
  readonly movie: Movie;
  /** Rendered when all sections have loaded or failed. */
  readonly complete: ReactNode;
}

/**
 * The sections below a movie's details; each loads and fails on its own (product 5.18, 5.19, 5.21,
 * 5.30 to 5.32, 34.6).
 */
export function MovieSections({ movie, complete }: MovieSectionsProps) {
  const { stills, videos, events, news, related } = readSections(movie);
  return (
    <>
      <MovieTickets movie={movie} />
      <MovieAwards movie={movie} />
      <MovieStills movieId={movie.id} stills={stills} />
      <MovieVideos videos={videos} />
      <MovieSection title={EVENTS} what={THE_EVENTS} from={events}>
        {(entries) => (
          <EventList
            entries={entries}
            limit={ANNOUNCEMENT_EXCERPT_LENGTH.page}
            actions={(event, headingId) => (
              <EventActions event={event} headingId={headingId} onMoviePage />
            )}
          />
        )}
      </MovieSection>
      <MovieSection title={NEWS} what={THE_NEWS} from={news}>
        {(entries) => (
          <AnnouncementList entries={entries} limit={ANNOUNCEMENT_EXCERPT_LENGTH.page} />
        )}
      </MovieSection>
      <MovieSection title={MORE_FILMS} from={related}>
        {(movies) => <MovieWall movies={movies} />}
      </MovieSection>
      <Loaded from={related} waiting={null} failed={() => complete}>
        {() => complete}
      </Loaded>
    </>
  );
}

interface MovieSectionProps<T> {
  readonly title: string;
  /** What the section shows, as the subject of a sentence: 'The stills'. Without it a failure is hidden. */
  readonly what?: string;
  readonly from: Resource<readonly T[]>;
  readonly children: (entries: readonly T[]) => ReactNode;
}

/** A section of a movie's page, which is not there while it has no content. */
function MovieSection<T>({ title, what, from, children }: MovieSectionProps<T>) {
  const headingId = useId();
  const section = (content: ReactNode) => (
    <section className="section" aria-labelledby={headingId}>
      <h2 id={headingId} className="section-title">
        {title}
      </h2>
      {content}
    </section>
  );
  return (
    <Loaded
      from={from}
      waiting={null}
      failed={(retry) => what && section(<LoadFailure what={what} retry={retry} />)}
    >
      {(entries) => entries.length > 0 && section(children(entries))}
    </Loaded>
  );
}

const loadLightbox = () => import('../gallery/Lightbox');

/** The newest stills of a movie, which open in the lightbox (product 5.18). */
const MovieStills = ({
  movieId,
  stills,
}: Pick<StillsProps, 'movieId'> & Pick<SectionReads, 'stills'>) => (
  <MovieSection title={STILLS} what={THE_STILLS} from={stills}>
    {(images) => <Stills movieId={movieId} images={images} />}
  </MovieSection>
);

interface StillsProps {
  readonly movieId: string;
  readonly images: readonly GalleryImage[];
}

function Stills({ movieId, images }: StillsProps) {
  const overlay = useOverlay('picture');
  const lightbox = useBackgroundImport(loadLightbox, overlay.shown);
  useReturnToTile(overlay.shown);
  // Without the movie: the lightbox would link to it, and this is its page.
  const stills = useMemo(
    () =>
      images.slice(0, STILLS_ON_MOVIE).map(({ movieId: _movie, ...image }): GalleryImage => image),
    [images],
  );

  return (
    <>
      <GalleryGrid images={stills} onOpen={overlay.open} />
      {images.length > stills.length && (
        <p className="row show-more">
          <Link className="button" to={paths.galleryOf(movieId)}>
            {ALL_STILLS}
          </Link>
        </p>
      )}
      {lightbox && (
        <lightbox.PictureOverlay
          images={stills}
          linked={null}
          overlay={overlay}
          onEnd={undefined}
        />
      )}
    </>
  );
}

const loadPlayer = () => import('../../components/overlays/VideoOverlay');

/** The newest videos of a movie, which open in the player (product 5.19). */
function MovieVideos({ videos }: Pick<SectionReads, 'videos'>) {
  const overlay = useOverlay('video');
  const player = useBackgroundImport(loadPlayer, overlay.shown);
  return (
    <MovieSection title={VIDEOS} what={THE_VIDEOS} from={videos}>
      {(entries) => {
        const shown = entries.find(({ id }) => id === overlay.shown);
        return (
          <>
            <VideoGrid videos={entries} onPlay={overlay.open} />
            {shown && player && (
              <player.VideoOverlay
                video={shown}
                path={paths.video(shown.id)}
                onClose={overlay.close}
              />
            )}
          </>
        );
      }}
    </MovieSection>
  );
}
