import { lazy, useId, type ReactNode } from 'react';
import { Loaded, LoadFailure } from '../../../shared/ui/Loaded';
import type { Resource } from '../../../shared/data/resource';
import { ANNOUNCEMENT_EXCERPT_LENGTH } from '../../../shared/limits';
import type { Movie } from '../../../content/movie/movie';
import { readSections, type MovieSection, type SectionReads } from './section-reads';
import { useBackgroundImport } from '../../../shared/ui/hooks';
import { useOverlay } from '../../components/overlays/useOverlay';
import { paths } from '../../../content/paths/paths';
import { THE_EVENTS } from '../../../shared/words/events';
import { EVENTS, VIDEOS } from '../../../shared/words/frame';
import { MORE_FILMS, NEWS, STILLS, THE_NEWS, THE_STILLS } from '../../../shared/words/movie';
import { THE_VIDEOS } from '../../../shared/words/videos';

// All sections wait for these lists, which are above them.
const MovieLists = lazy(async () => ({ default: (await import('./MovieLists')).MovieLists }));

interface MovieSectionsProps {
  readonly movie: Movie;
  /** Rendered when all sections have loaded or failed. */
  readonly complete: ReactNode;
}

/**
 * The sections below a movie's details, each of which loads and fails separately (product 5.18,
 * 5.19, 5.21, 5.30 to 5.32, 34.6).
 */
export function MovieSections({ movie, complete }: MovieSectionsProps) {
  const { stills, videos, events, news, related } = readSections(movie);
  return (
    <>
      {hasLists(movie) && <MovieLists movie={movie} />}
      <MovieSection title={STILLS} what={THE_STILLS} from={stills}>
        {({ MovieStills }, images) => <MovieStills movieId={movie.id} images={images} />}
      </MovieSection>
      <MovieVideos videos={videos} />
      <MovieSection title={EVENTS} what={THE_EVENTS} from={events}>
        {({ MovieEvents }, entries) => <MovieEvents entries={entries} />}
      </MovieSection>
      <MovieSection title={NEWS} what={THE_NEWS} from={news}>
        {({ AnnouncementList }, entries) => (
          <AnnouncementList entries={entries} limit={ANNOUNCEMENT_EXCERPT_LENGTH.page} />
        )}
      </MovieSection>
      <MovieSection title={MORE_FILMS} from={related}>
        {({ MovieWall }, movies) => <MovieWall movies={movies} />}
      </MovieSection>
      <Loaded from={related} waiting={null} failed={() => complete}>
        {() => complete}
      </Loaded>
    </>
  );
}

const hasLists = ({ tickets, ticketsFrom, watch, laurels, quotes }: Movie) =>
  tickets ?? ticketsFrom ?? watch ?? laurels ?? quotes;

interface MovieSectionProps<T, Code> {
  readonly title: string;
  /**
   * The section's content as the subject of a sentence: 'The stills'. Undefined to hide a failure.
   */
  readonly what?: string;
  readonly from: Resource<MovieSection<T, Code>>;
  readonly children: (code: Code, entries: readonly T[]) => ReactNode;
}

/** A section of a movie's page. Renders nothing while it has no content. */
function MovieSection<T, Code>({ title, what, from, children }: MovieSectionProps<T, Code>) {
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
      {({ code, entries }) => code && section(children(code, entries))}
    </Loaded>
  );
}

const loadPlayer = () => import('../../components/overlays/VideoOverlay');

/** The newest videos of a movie, which open in the player. */
function MovieVideos({ videos }: Pick<SectionReads, 'videos'>) {
  const overlay = useOverlay('video');
  const player = useBackgroundImport(loadPlayer, overlay.shown);
  return (
    <MovieSection title={VIDEOS} what={THE_VIDEOS} from={videos}>
      {({ VideoGrid }, entries) => {
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
