import { lazy, Suspense, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ErrorBoundary } from '../../../shared/ui/loading/ErrorBoundary';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { pageShown } from '../../../shared/data/page-shown';
import { usePageTitle } from '../../../content/usePageTitle';
import { site } from '../../../company/site';
import { AnnouncementsSection } from './AnnouncementsSection';
import { Hero } from './Hero';
import { PlaceholderSlide } from './HeroSlide';
import type { HomeData } from './home.loader';
import { LatestVideosSection } from './LatestVideosSection';
import { NextRelease } from './NextRelease';
import { UpcomingSection } from './UpcomingSection';
import { useCameNear } from './useCameNear';
import { useTicketLinks } from './useTicketLinks';

/** Behind the first view, of which they are no part. */
const EventsSection = lazy(async () => {
  await pageShown();
  return { default: (await import('./EventsSection')).EventsSection };
});

/**
 * As far below the viewport, or anywhere above it: they reserve no height, as there may be none, and have
 * to be there before they come into view.
 */
const EVENTS_NEAR = '99999px 0px 1500px';

function EventsNear({ page }: { readonly page: object }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useCameNear(place, EVENTS_NEAR, page);
  return (
    <div ref={place}>
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

/** The landing page, top to bottom as in product 4.1. */
export function HomePage() {
  const data = useLoaderData<HomeData>();
  const { banners, announcements, upcoming, onWallNear, videos } = data;
  const ticketsOf = useTicketLinks(upcoming);
  usePageTitle();

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
      <NextRelease movies={upcoming} />
      <AnnouncementsSection announcements={announcements} />
      <EventsNear page={data} />
      <UpcomingSection movies={upcoming} onNear={onWallNear} />
      <LatestVideosSection videos={videos} />
    </>
  );
}
