import { isIsoDay } from '../day';
import { paths } from '../../paths';
import type { HeroBannerFields } from '../../content/banner/banner';
import type { Movie } from '../../content/movie/movie';
import { formatReleaseDate } from '../movies/release-date';
import { isComing } from '../movies/release-order';

/** The texts of a banner that names the movie; blank where the movie has nothing for it. */
export const bannerTextsOf = (movie: Movie): Required<Omit<HeroBannerFields, 'picture'>> => ({
  title: movie.title,
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
