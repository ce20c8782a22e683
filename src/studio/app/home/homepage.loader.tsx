import type { LoaderFunctionArgs } from 'react-router-dom';
import { HOMEPAGE_TABS, type HomepageTab } from '../../../content/paths/admin-paths';
import { kindLoader, type KindData } from '../../kind/kind-list';
import type { EntryKind, EntryOf } from '../../../content/entry';

export type HomepageData = Awaited<ReturnType<typeof homepageLoader>>;

/** Reads the data of the tab in the address. */
export async function homepageLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const tab = readTab(new URL(request.url).searchParams.get('tab'));
  // Loads the code in parallel to the data. A failure is shown when the tab is rendered.
  void editors[tab]().catch(() => undefined);
  // The loader of movies is separate code that the other tabs do not need.
  switch (tab) {
    case 'hero':
      return { tab, data: await kindLoader('banner')({ request }) };
    case 'announcements':
      return { tab, data: await kindLoader('announcement')({ request }) };
    case 'movies': {
      const { adminMoviesLoader } = await import('../../../content/movie/studio/movies.loader');
      return { tab, data: await adminMoviesLoader({ request }) };
    }
    case 'videos':
      return { tab, data: await kindLoader('video')({ request }) };
  }
}

const readTab = (value: string | null): HomepageTab =>
  HOMEPAGE_TABS.find((tab) => tab === value) ?? 'hero';

const kindEditor =
  <Kind extends EntryKind>(kind: Kind) =>
  async () => {
    const { KindEditor } = await import('../../kind/KindEditor');
    return {
      default: ({ data }: { readonly data: KindData<EntryOf<Kind>> }) => (
        <KindEditor kind={kind} data={data} />
      ),
    };
  };

/** Loads the editor of each tab. */
export const editors = {
  hero: kindEditor('banner'),
  announcements: kindEditor('announcement'),
  movies: async () => ({
    default: (await import('../../../content/movie/studio/list/MovieEditor')).MovieEditor,
  }),
  videos: kindEditor('video'),
};
