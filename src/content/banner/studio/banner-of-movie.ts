import type { Untranslated } from '../../base/define-kind';
import { isIsoDay } from '../../../shared/day';
import { paths } from '../../paths/paths';
import type { HeroBannerFields } from '../banner';
import type { Movie } from '../../movie/movie';
import { formatReleaseDate, isComing } from '../../movie/release-date';

/** The texts of a banner that names the movie; blank where the movie has nothing for it. */
export const bannerTextsOf = (
  movie: Movie,
): Required<Untranslated<Omit<HeroBannerFields, 'picture'>>> => ({
  title: movie.title,
  ...Object.fromEntries(Object.entries(movie).filter(([name]) => name.startsWith('title_'))),
  line: lineOf(movie),
  link: paths.movie(movie.id),
  ticketUrl: movie.ticketUrl ?? '',
});

/** When an upcoming movie is released, as far as it is known; otherwise the genre. */
function lineOf({ status, releaseDate = '', genre = '' }: Movie): string {
  if (status === 'Released' || !releaseDate) return genre;
  if (isComing(releaseDate)) return `In theatres ${formatReleaseDate(releaseDate)}`;
  return isIsoDay(releaseDate) ? genre : releaseDate;
}
