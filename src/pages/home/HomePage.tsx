import { useLoaderData } from 'react-router-dom';
import { Loaded } from '../../components/Loaded';
import { usePageTitle } from '../../hooks/usePageTitle';
import { site } from '../../site';
import { AnnouncementsSection } from './AnnouncementsSection';
import { DefaultHero, Hero } from './Hero';
import { PlaceholderSlide } from './HeroSlide';
import type { HomeData } from './home.loader';
import { LatestVideosSection } from './LatestVideosSection';
import { UpcomingSection } from './UpcomingSection';

/** The landing page, top to bottom as in SPEC §2. */
export function HomePage() {
  const { banners, announcements, upcoming, videos } = useLoaderData<HomeData>();
  usePageTitle();

  return (
    <>
      <h1 className="visually-hidden">{site.name}</h1>
      <Loaded from={banners} waiting={<PlaceholderSlide />} failed={() => <DefaultHero />}>
        {(value) => <Hero banners={value} />}
      </Loaded>
      <AnnouncementsSection announcements={announcements} />
      <UpcomingSection movies={upcoming} />
      <LatestVideosSection videos={videos} />
    </>
  );
}
