import { creditsOf, joinNameSuffixes } from '../values/cast';
import type { Movie } from '../movie/movie';
import { paths } from '../paths/paths';
import { urlsIn } from './in-languages';
import { movieHead, metaDescription, searchImage } from './meta-tags';
import { isoText } from '../values/partial-date';
import { parseWrittenDate } from '../values/written-date';
import { site } from '../../company/site';
import type { ValueKind } from '../base/describe';
import { ownName } from '../names/own-names';

/** Returns a movie as schema.org data; unknown values are left out. */
export function movieData(movie: Movie): object {
  const { name } = movieHead(movie);
  const { canonical } = urlsIn(movie, paths.movie(movie.id));
  const release = parseWrittenDate(movie.releaseDate ?? '');
  const data: Readonly<Record<string, unknown>> = {
    '@context': 'https://schema.org',
    '@type': 'Movie',
    name,
    url: canonical,
    image: movie.picture && searchImage(movie.picture),
    description: metaDescription(movie.description) || undefined,
    director: people(movie.director),
    actor: people(movie.actors),
    author: people(movie.writers),
    musicBy: people(movie.music),
    genre: genres(movie.genre),
    inLanguage: movie.language,
    contentRating: movie.certificate,
    duration: movie.runtimeMinutes && `PT${movie.runtimeMinutes}M`,
    datePublished: release?.day ? isoText(release) : undefined,
    productionCompany: { '@type': 'Organization', name: site.name, url: `${site.origin}/` },
  };
  return data;
}

/** Returns the people in a list, without their roles; also from a text such as "Ann, Ben and Cy". */
function people(text?: string) {
  const names = creditsOf(text ?? '')?.map(({ name }) => name);
  const lists = (text ?? '').split(/[;&\n]|\band\b/);
  const persons = known(names ?? lists.flatMap((list) => joinNameSuffixes(list.split(','))));
  return persons?.map((name) => ({ '@type': 'Person', name, ...withOwnName?.(name) }));
}

/** Returns the genres, in the language of the page and in the first one. */
function genres(text = '') {
  const own = known(text.split(/[,;/]/));
  return own && (inBoth?.('genre', own) ?? own);
}

/** Returns a person's name in the language of the page, with the original as the alternate name. */
const withOwnName =
  ownName &&
  ((name: string) => {
    const own = ownName?.('person', name) ?? name;
    return own === name ? {} : { name: own, alternateName: name };
  });

/** Returns names in the language of the page and in the first one. */
const inBoth =
  ownName &&
  ((kind: ValueKind, names: readonly string[]) => [
    ...new Set(names.flatMap((name) => [ownName?.(kind, name) ?? name, name])),
  ]);

function known(names: readonly string[]): readonly string[] | undefined {
  const found = names.map((name) => name.trim()).filter(Boolean);
  return found.length > 0 ? found : undefined;
}
