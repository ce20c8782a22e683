import { lazy, Suspense, useId, type ReactNode } from 'react';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import type { Resource } from '../../../shared/data/resource';
import { ANNOUNCEMENT_EXCERPT_LENGTH } from '../../../shared/limits';
import type { Movie } from '../../../content/movie/movie';
import { CARDS, readSections, type SectionReads } from './section-reads';
import { MovieAwards, MovieTickets } from './MovieLists';
import { useBackgroundImport } from '../../../shared/ui/hooks';
import { useOverlay } from '../../components/overlays/useOverlay';
import { paths } from '../../../content/paths/paths';
import { THE_EVENTS } from '../../../shared/words/events';
import { EVENTS, VIDEOS } from '../../../shared/words/frame';
import { MORE_FILMS, NEWS, STILLS, THE_NEWS, THE_STILLS } from '../../../shared/words/movie';
import { THE_VIDEOS } from '../../../shared/words/videos';

// A section is there once its code has loaded (section-reads.ts).
const MovieStills = lazy(async () => ({ default: (await CARDS.stills()).MovieStills }));
const VideoGrid = lazy(async () => ({ default: (await CARDS.videos()).VideoGrid }));
const MovieEvents = lazy(async () => ({ default: (await CARDS.events()).MovieEvents }));
const AnnouncementList = lazy(async () => ({ default: (await CARDS.news()).AnnouncementList }));
const MovieWall = lazy(async () => ({ default: (await CARDS.related()).MovieWall }));

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
      <MovieSection title={STILLS} what={THE_STILLS} from={stills}>
        {(images) => <MovieStills movieId={movie.id} images={images} />}
      </MovieSection>
      <MovieVideos videos={videos} />
      <MovieSection title={EVENTS} what={THE_EVENTS} from={events}>
        {(entries) => <MovieEvents entries={entries} />}
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
      {(entries) =>
        entries.length > 0 && section(<Suspense fallback={null}>{children(entries)}</Suspense>)
      }
    </Loaded>
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
