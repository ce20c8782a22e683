import { parseWrittenDate } from '../../../written-date';
import type { SearchEntry, SearchKey } from '../../../../search/search-entry';
import { titleKey } from '../../../../search/title-words';
import type { ImportRow } from './import-table';

/** What is stored already, as far as a table can mean it. */
export interface Existing {
  /** The published movies by id. */
  readonly published: ReadonlyMap<string, SearchKey>;
  /** The published movies by `titleKey`. */
  readonly titles: ReadonlyMap<string, readonly SearchEntry[]>;
  /** The ids and the titles (`titleKey`) of drafts and scheduled movies. */
  readonly drafts: { readonly ids: ReadonlySet<string>; readonly titles: ReadonlySet<string> };
  /** The ids of movies in the trash. */
  readonly inTrash: ReadonlySet<string>;
}

/** The movie that a row means, or why it cannot be told. */
interface Meant {
  readonly key?: SearchKey | undefined;
  /** What is wrong, by field. */
  readonly problem?: { readonly field: 'address' | 'title'; readonly text: string };
}

/** Finds the published movie with the id of a row, or without an id that with its title and year. */
export function meantBy(texts: ImportRow['texts'], existing: Existing): Meant {
  const { address = '', title = '' } = texts;
  if (address) {
    if (existing.drafts.ids.has(address)) return wrong('address', 'A draft has this id already.');
    if (existing.inTrash.has(address)) return wrong('address', 'A film in the trash has this id.');
    return { key: existing.published.get(address) };
  }
  if (!title) return {};
  const same = existing.titles.get(titleKey(title)) ?? [];
  const year = yearIn(texts['releaseDate']);
  const [found, ...others] = same.filter(
    ({ releaseDate }) => year !== undefined && yearIn(releaseDate) === year,
  );
  if (others.length > 0) return wrong('title', SEVERAL);
  if (found) return { key: found.key };
  if (same.length > 0) return wrong('title', SAME_TITLE);
  return existing.drafts.titles.has(titleKey(title)) ? wrong('title', SAME_DRAFT) : {};
}

const wrong = (field: 'address' | 'title', text: string): Meant => ({ problem: { field, text } });

const SEVERAL = 'Several films have this title and year. Give the id of the one that is meant.';
const SAME_TITLE =
  'There is a film with this title already. If this is another one, give it an id; if it is the same, give its id or the year of its release.';
const SAME_DRAFT =
  'There is a draft with this title already. If this is another film, give it an id.';

const yearIn = (text: string | undefined) =>
  (text && parseWrittenDate(text)?.year) || lastYearIn(text ?? '');

/** The year of a day of which the month may be the first or the second number. */
const lastYearIn = (text: string) => Number(/\b(19|20|21)\d\d$/.exec(text)?.[0]) || undefined;
