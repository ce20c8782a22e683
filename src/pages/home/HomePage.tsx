import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ErrorBoundary } from '../../components/loading/ErrorBoundary';
import { Loaded } from '../../components/loading/Loaded';
import { pageShown } from '../../data/page-shown';
import { usePageTitle } from '../../hooks/usePageTitle';
import { site } from '../../company/site';
import { AnnouncementsSection } from './AnnouncementsSection';
import { Hero } from './Hero';
import { PlaceholderSlide } from './HeroSlide';
import type { HomeData } from './home.loader';
import { LatestVideosSection } from './LatestVideosSection';
import { NextRelease } from './NextRelease';
import { UpcomingSection } from './UpcomingSection';
import { useTicketLinks } from './useTicketLinks';

/** Behind the first view, of which it is no part. */
const EventsSection = lazy(async () => {
  await pageShown();
  return { default: (await import('./EventsSection')).EventsSection };
});

/** The landing page, top to bottom as in product 4.1. */
export function HomePage() {
  const { banners, announcements, upcoming, onWallNear, videos } = useLoaderData<HomeData>();
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
      <ErrorBoundary fallback={null}>
        <Suspense>
          <EventsSection page={announcements} />
        </Suspense>
      </ErrorBoundary>
      <UpcomingSection movies={upcoming} onNear={onWallNear} />
      <LatestVideosSection videos={videos} />
    </>
  );
}
