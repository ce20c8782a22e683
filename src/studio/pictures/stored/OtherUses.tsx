import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { resource } from '../../../shared/data/resource';
import type { EntryLocation } from '../../../content/entry';
import type { Backdrop, Picture } from '../../../shared/pictures/picture';

/** An entry that may have pictures, and where it is stored. */
export interface ShownEntry {
  readonly entry: {
    readonly picture?: Picture | undefined;
    readonly backdrop?: Backdrop | undefined;
  };
  readonly at: EntryLocation;
}

/**
 * Looks up what else shows the pictures of an entry, and returns what says so below a question (product
 * 17.18); nothing for an entry without any.
 */
export function otherUses({ entry: { picture, backdrop }, at }: ShownEntry) {
  const shown = [picture, backdrop].filter((each) => each !== undefined);
  if (shown.length === 0) return undefined;
  const uses = resource(async () => (await import('./uses-list')).usesList(shown, at));
  return (
    <Loaded
      from={uses}
      waiting={<p role="status">Looking where else the picture is used...</p>}
      failed={(retry) => <LoadFailure what="Where else the picture is used" retry={retry} />}
    >
      {(list) => list}
    </Loaded>
  );
}
