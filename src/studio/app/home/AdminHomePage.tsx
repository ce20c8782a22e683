import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import {
  HOMEPAGE_TABS,
  homepageTabPath,
  type HomepageTab,
} from '../../../content/paths/admin-paths';
import { ErrorBoundary } from '../../../shared/ui/Loaded';
import { usePageTitle } from '../../../content/meta/page-title';
import { lazyComponent } from '../../../shared/ui/LoadedOnce';
import { editors, type HomepageData } from './homepage.loader';
import styles from './Overview.module.css';
import { TabLink } from '../../ui/parts';
const Overview = lazyComponent(() => import('./Overview'));
const SiteVersion = lazyComponent(async () => ({
  default: (await import('./Overview')).SiteVersion,
}));
const EDITOR = 'The editor';
const BannerEditor = lazyComponent(editors.hero, EDITOR);
const AnnouncementEditor = lazyComponent(editors.announcements, EDITOR);
const MovieEditor = lazyComponent(editors.movies, EDITOR);
const VideoEditor = lazyComponent(editors.videos, EDITOR);

const LABELS: Readonly<Record<HomepageTab, string>> = {
  hero: 'Hero',
  announcements: 'Announcements',
  movies: 'Upcoming Movies',
  videos: 'Latest Videos',
};

/** The homepage of the admin area: the overview, and the content of the landing page in four tabs. */
export function AdminHomePage() {
  const content = useLoaderData<HomepageData>();
  usePageTitle(`Homepage: ${LABELS[content.tab]}`);
  return (
    <>
      <h1 className="page-title">Homepage</h1>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={<div className={`part ${styles.waiting}`} />}>
          <Overview version={content} />
        </Suspense>
      </ErrorBoundary>
      <nav className="tabs" aria-label="Parts of the homepage">
        {HOMEPAGE_TABS.map((tab) => (
          <TabLink key={tab} to={homepageTabPath(tab)} isCurrent={tab === content.tab}>
            {LABELS[tab]}
          </TabLink>
        ))}
      </nav>
      <Suspense key={content.tab} fallback={<p role="status">Loading...</p>}>
        <Editor content={content} />
        <ErrorBoundary fallback={null}>
          <SiteVersion />
        </ErrorBoundary>
      </Suspense>
    </>
  );
}

function Editor({ content: { tab, data } }: { readonly content: HomepageData }) {
  switch (tab) {
    case 'hero':
      return <BannerEditor data={data} />;
    case 'announcements':
      return <AnnouncementEditor data={data} />;
    case 'movies':
      return <MovieEditor data={data} />;
    case 'videos':
      return <VideoEditor data={data} />;
  }
}
