import type { EntryKind, EntryOf } from '../../../content/entry';
import type { KindData } from '../../kind/kind-list';

/** The editor of a kind, which is fetched when its tab is opened. */
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

/** The editors of the tabs. */
export const editors = {
  hero: kindEditor('banner'),
  announcements: kindEditor('announcement'),
  movies: async () => ({
    default: (await import('../../../content/movie/studio/edit/MovieEditor')).MovieEditor,
  }),
  videos: kindEditor('video'),
};
