import type { EntryKind, EntryOf } from '../../domain/entries/entry';
import type { KindData } from '../kit/kind/kind-list';

/** The editor of a kind, which is fetched when its tab is opened. */
const kindEditor =
  <Kind extends EntryKind>(kind: Kind) =>
  async () => {
    const { KindEditor } = await import('../kit/kind/KindEditor');
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
  movies: async () => ({ default: (await import('../movies/MovieEditor')).MovieEditor }),
  videos: kindEditor('video'),
};
