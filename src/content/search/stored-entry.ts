import { fieldsIn, type AnyKind } from '../base/define-kind';
import type { SearchKind } from '../base/kind-names';
import { KINDS } from '../kinds';
import type { EntryOf } from '../entry';
import { youTubeId } from '../video/youtube';
import { lacksOf } from './lacks';
import { isHeld, searchKeyOf, type SearchEntry } from './search-entry';

/** Returns the entry of the search index for an entry of the site: only what its page shows to everybody. */
export function searchEntryOf<Kind extends SearchKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
): SearchEntry {
  const { date, missing = [] } = (KINDS[kind] as AnyKind).search ?? {};
  const shown: Readonly<Record<string, unknown>> = { ...entry, ...thumbnails(kind, entry) };
  const asked = Object.fromEntries(missing.map((name) => [name, shown[name]]));
  const held = Object.entries(entry).filter(([name, value]) => isHeld(name) && value !== undefined);
  return {
    ...(Object.fromEntries(held) as Pick<SearchEntry, 'title'>),
    ...(date && { releaseDate: String(shown[date]) }),
    key: searchKeyOf(kind, entry),
    lacks: lacksOf(asked),
  };
}

/** A picture that another service has for an entry without one of its own. */
const thumbnails = (kind: SearchKind, entry: object) =>
  Object.fromEntries(
    fieldsIn(KINDS[kind]).flatMap(([name, { instead }]) =>
      instead && !Reflect.get(entry, name)
        ? [[name, youTubeId(String(Reflect.get(entry, instead)))]]
        : [],
    ),
  );
