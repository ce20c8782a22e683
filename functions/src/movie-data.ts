import { creditsOf } from '../../src/domain/movies/cast';
import { COMPANY_IMAGE } from '../../src/domain/heads/head-image';
import type { Movie } from '../../src/domain/movies/movie';
import { movieHead, summary } from '../../src/domain/heads/movie-head';
import { isoText } from '../../src/domain/movies/release-date';
import { parseWrittenDate } from '../../src/domain/movies/written-date';
import { site } from '../../src/company/site';

/** A movie in the terms of schema.org; what is not known of it is left out (product 23.5). */
export function movieData(movie: Movie): object {
  const { name, canonical, image } = movieHead(movie);
  const release = parseWrittenDate(movie.releaseDate ?? '');
  const data: Readonly<Record<string, unknown>> = {
    '@context': 'https://schema.org',
    '@type': 'Movie',
    name,
    url: canonical,
    // The company's picture would be shown as the movie's poster.
    image: image === COMPANY_IMAGE ? undefined : image.url,
    description: summary(movie.description) || undefined,
    director: people(movie.director),
    actor: people(movie.actors),
    author: people(movie.writers),
    musicBy: people(movie.music),
    genre: namesIn(movie.genre, /[,;/]/),
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
  return (names ?? namesIn(text, /[,;&\n]|\band\b/))?.map((name) => ({ '@type': 'Person', name }));
}

function namesIn(text: string | undefined, separator: RegExp): readonly string[] | undefined {
  const names = (text ?? '').split(separator).map((name) => name.trim());
  const found = names.filter((name) => name !== '');
  return found.length > 0 ? found : undefined;
}
