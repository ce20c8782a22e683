import { lazy, Suspense, useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ErrorBoundary, Loaded } from '../../../shared/ui/Loaded';
import { isTakingOver, pageShown } from '../../../shared/data/first-view';
import { usePageHead } from '../../../content/meta/use-page-head';
import { paths } from '../../../content/paths/paths';
import { site } from '../../../company/site';
import {
  AnnouncementsSection,
  LatestVideosSection,
  NextRelease,
  UpcomingMoviesSection,
} from './LandingSections';
import { HeroSlide, PlaceholderSlide, useTicketLinks, type TicketsOf } from './HeroSlide';
import type { HomeData } from './home.loader';
import { useSectionNearViewport, useTimeLimit } from '../../components/hooks';
// Imported here to include these styles, which the carousel also imports later, in the style sheet
// of the page.
import '../../components/carousel.css';
import defaultBanner from '../../../company/pictures/default-banner.webp';
import type { HeroBanner } from '../../../content/banner/banner';
import { PICTURES_TIMEOUT_MS } from '../../../shared/limits';
import styles from './Hero.module.css';
import { WELCOME } from '../../../shared/words/home';

/** Loaded after the first view, which does not contain it. */
const EventsSection = lazy(async () => {
  await pageShown();
  return { default: (await import('./EventsSection')).EventsSection };
});

/**
 * The events load from 1500px below the viewport, or anywhere above it. No height is reserved for
 * them, because there may be none, so they have to load before they come into view.
 */
const EVENTS_NEAR = '99999px 0px 1500px';

function LazyEvents({ page }: { readonly page: object }) {
  const start = useRef<HTMLDivElement>(null);
  const isNear = useSectionNearViewport(start, EVENTS_NEAR, page);
  return (
    <div ref={start}>
      {isNear && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <EventsSection page={page} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** The landing page, with the sections in the order of product 4.1. */
export function HomePage() {
  const data = useLoaderData<HomeData>();
  const { banners, announcements, next, upcoming, onWallNear, videos } = data;
  const ticketsOf = useTicketLinks(next);
  usePageHead(undefined, ({ pageHead }, path) => pageHead(path), paths.home);

  return (
    <>
      <h1 className="visually-hidden">{site.name}</h1>
      <Loaded
        from={banners}
        waiting={<PlaceholderSlide />}
        failed={() => <Hero banners={[]} ticketsOf={ticketsOf} />}
      >
        {(value) => <Hero banners={value} ticketsOf={ticketsOf} />}
      </Loaded>
      <NextRelease next={next} />
      <AnnouncementsSection announcements={announcements} />
      <LazyEvents page={data} />
      <UpcomingMoviesSection upcoming={upcoming} onWallNear={onWallNear} />
      <LatestVideosSection videos={videos} />
    </>
  );
}

const HeroCarousel = lazy(async () => {
  await pageShown();
  return { default: (await import('./HeroCarousel')).HeroCarousel };
});

const DEFAULT_BANNER: HeroBanner = {
  id: 'default',
  picture: { src: defaultBanner, alt: '', focus: '79% 40%' },
};

interface HeroProps {
  readonly banners: readonly HeroBanner[];
  readonly ticketsOf: TicketsOf;
}

/**
 * The hero, with a placeholder until a picture has loaded, except over a served view. A banner
 * whose picture fails is left out; the default banner is shown if none is left or none has loaded
 * in time, because a blocked host may neither respond nor fail.
 */
function Hero({ banners, ticketsOf }: HeroProps) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [ready, setReady] = useState(false);
  const [isCovered] = useState(() => !isTakingOver());

  useTimeLimit(ready, PICTURES_TIMEOUT_MS, () => setBroken(new Set(banners.map(({ id }) => id))));

  const usable = banners.filter(({ id }) => !broken.has(id));
  const [first = DEFAULT_BANNER, ...others] = usable;
  const leaveOut = (id: string) => {
    if (id === DEFAULT_BANNER.id) setReady(true);
    else setBroken((known) => new Set(known).add(id));
  };

  const firstSlide = (
    <HeroSlide
      banner={first}
      tickets={ticketsOf(first)}
      onLoad={() => setReady(true)}
      onError={() => leaveOut(first.id)}
    />
  );
  return (
    <section className={styles.hero} aria-label={WELCOME}>
      {ready && others.length > 0 ? (
        <Suspense fallback={firstSlide}>
          <HeroCarousel banners={usable} ticketsOf={ticketsOf} onBroken={leaveOut} />
        </Suspense>
      ) : (
        firstSlide
      )}
      {!ready && isCovered && <PlaceholderSlide />}
    </section>
  );
}
