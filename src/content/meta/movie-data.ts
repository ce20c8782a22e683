import { creditsOf, withSuffixes } from '../movie/cast';
import type { Movie } from '../movie/movie';
import { movieHead, summary, searchImage } from './meta-tags';
import { isoText } from '../movie/release-date';
import { parseWrittenDate } from '../movie/written-date';
import { site } from '../../company/site';

/** A movie in the terms of schema.org; what is not known of it is left out (product 23.5). */
export function movieData(movie: Movie): object {
  const { name, canonical } = movieHead(movie);
  const release = parseWrittenDate(movie.releaseDate ?? '');
  const data: Readonly<Record<string, unknown>> = {
    '@context': 'https://schema.org',
    '@type': 'Movie',
    name,
    url: canonical,
    image: movie.picture && searchImage(movie.picture),
    description: summary(movie.description) || undefined,
    director: people(movie.director),
    actor: people(movie.actors),
    author: people(movie.writers),
    musicBy: people(movie.music),
    genre: known((movie.genre ?? '').split(/[,;/]/)),
    inLanguage: movie.language,
    contentRating: movie.certificate,
    duration: movie.runtimeMinutes && `PT${movie.runtimeMinutes}M`,
    datePublished: release?.day ? isoText(release) : undefined,
    productionCompany: { '@type': 'Organization', name: site.name, url: `${site.origin}/` },
  };
  return data;
}

/** The persons of a list, without their roles; also of one like "Ann, Ben and Cy". */
function people(text?: string) {
  const names = creditsOf(text ?? '')?.map(({ name }) => name);
  const lists = (text ?? '').split(/[;&\n]|\band\b/);
  const persons = known(names ?? lists.flatMap((list) => withSuffixes(list.split(','))));
  return persons?.map((name) => ({ '@type': 'Person', name }));
}

function known(names: readonly string[]): readonly string[] | undefined {
  const found = names.map((name) => name.trim()).filter(Boolean);
  return found.length > 0 ? found : undefined;
}
