import { LANGUAGES, type SiteLanguage } from '../../company/languages';
import { fieldsIn, missingFieldsOf, type AnyKind, type SearchKind } from '../base/define-kind';
import { KINDS } from '../kinds';
import type { EntryOf } from '../entry';
import { youTubeId } from '../video/youtube';
import { lacksOf } from './list-questions';
import { isHeld, searchKeyOf, type SearchEntry } from './search-entry';

/** Returns the entry of the search index for an entry of the site: only what its page shows to everybody. */
export function searchEntryOf<Kind extends SearchKind>(
  kind: Kind,
  entry: EntryOf<Kind>,
): SearchEntry {
  const facts: AnyKind = KINDS[kind];
  const { date } = facts.search ?? {};
  const shown: Readonly<Record<string, unknown>> = {
    ...entry,
    ...thumbnails(kind, entry),
    ...(!import.meta.env?.ONE_LANGUAGE && { translation: isTranslated(kind, entry) }),
  };
  const asked = Object.fromEntries(missingFieldsOf(facts).map((name) => [name, shown[name]]));
  const held = Object.entries(entry).filter(([name, value]) => isHeld(name) && value !== undefined);
  return {
    ...(Object.fromEntries(held) as Pick<SearchEntry, 'title'>),
    ...(date && { releaseDate: String(shown[date]) }),
    ...(!import.meta.env?.ONE_LANGUAGE && titlesIn(entry)),
    key: searchKeyOf(kind, entry),
    lacks: lacksOf(asked),
  };
}

/** The titles in other languages. */
function titlesIn(entry: object): { readonly titles?: string } {
  const titles = LANGUAGES.slice(1).flatMap(({ code }: SiteLanguage) => {
    const title = Reflect.get(entry, `title_${code}`);
    return title ? [`${code}:${String(title)}`] : [];
  });
  return titles.length > 0 ? { titles: titles.join('\t') } : {};
}

/** Whether each text that can be translated is there in each language. */
const isTranslated = (kind: SearchKind, entry: object) =>
  fieldsIn(KINDS[kind]).every(
    ([name, { translates }]) =>
      !translates || !Reflect.get(entry, translates) || Reflect.get(entry, name),
  );

/** A picture that another service has for an entry without one of its own. */
const thumbnails = (kind: SearchKind, entry: object) =>
  Object.fromEntries(
    fieldsIn(KINDS[kind]).flatMap(([name, { instead }]) =>
      instead && !Reflect.get(entry, name)
        ? [[name, youTubeId(String(Reflect.get(entry, instead)))]]
        : [],
    ),
  );
