import type { LoaderFunctionArgs } from 'react-router-dom';
import { HOMEPAGE_TABS, type HomepageTab } from '../../../content/paths/admin-paths';
import { kindLoader } from '../../kind/kind-list';
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
      return { tab, data: await kindLoader('banner')({ request }) };
    case 'announcements':
      return { tab, data: await kindLoader('announcement')({ request }) };
    case 'movies': {
      const { adminMoviesLoader } =
        await import('../../../content/movie/studio/list/movies.loader');
      return { tab, data: await adminMoviesLoader({ request }) };
    }
    case 'videos':
      return { tab, data: await kindLoader('video')({ request }) };
  }
}

const readTab = (value: string | null): HomepageTab =>
  HOMEPAGE_TABS.find((tab) => tab === value) ?? 'hero';
