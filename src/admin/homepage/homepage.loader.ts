import type { LoaderFunctionArgs } from 'react-router-dom';
import { HOMEPAGE_TABS, type HomepageTab } from '../../admin-paths';
import { bannersLoader } from '../banners/banners.loader';
import { editors } from './editors';

export type HomepageData = Awaited<ReturnType<typeof homepageLoader>>;

/** Reads what the open tab of the admin homepage shows; the tab is in the address. */
export async function homepageLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const tab = readTab(new URL(request.url).searchParams.get('tab'));
  // Beside the data; what fails shows when the tab does.
  void editors[tab]().catch(() => undefined);
  // Only the first tab's loader comes with the page.
  switch (tab) {
    case 'hero':
      return { tab, data: bannersLoader() };
    case 'announcements': {
      const { adminAnnouncementsLoader } = await import('../announcements/announcements.loader');
      return { tab, data: adminAnnouncementsLoader({ request }) };
    }
    case 'movies': {
      const { adminMoviesLoader } = await import('../movies/list/movies.loader');
      return { tab, data: await adminMoviesLoader({ request }) };
    }
    case 'videos': {
      const { adminVideosLoader } = await import('../videos/videos.loader');
      return { tab, data: await adminVideosLoader({ request }) };
    }
  }
}

const readTab = (value: string | null): HomepageTab =>
  HOMEPAGE_TABS.find((tab) => tab === value) ?? 'hero';
