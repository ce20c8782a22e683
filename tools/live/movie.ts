import type { Finding } from '../admin/check/finding';
import { findingOf, notChecked } from './findings';
import { bodyOf, headOf, type LiveSite } from './live-site';

const HEAD = "A film's page names the film";
const PICTURE = "A film's picture for link previews";

/** Whether a movie's page has the movie in its head, without a script, and its picture can be loaded. */
export async function checkMovie({
  origin,
  ask,
  movie,
  noMovie,
  home,
  withFunction,
}: LiveSite): Promise<readonly Finding[]> {
  if (!movie) return [HEAD, PICTURE].map((what) => notChecked(what, noMovie));
  if (!withFunction) {
    return [HEAD, PICTURE].map((what) => notChecked(what, 'Not tried: --without-function.'));
  }
  const page = await ask(`${origin}${movie}`);
  const head = headOf(bodyOf(page));
  const image = head.get('og:image');
  return [
    findingOf(HEAD, page, () => {
      const canonical = head.get('canonical');
      if (!canonical) {
        return `${movie} has the head of every page: the function "pages" does not answer it.`;
      }
      if (canonical !== `${origin}${movie}`) {
        return `${movie} says that its address is ${canonical}: correct origin in src/company/site.ts.`;
      }
      const homeTitle = headOf(bodyOf(home)).get('title');
      const isNamed = [head.get('title'), head.get('og:title')].every(
        (title) => title && title !== homeTitle,
      );
      return isNamed ? undefined : `${movie} has no title: give the film one in the admin area.`;
    }),
    image
      ? findingOf(PICTURE, await ask(image), ({ status, headers }) =>
          status === 200 && headers.get('content-type')?.startsWith('image/')
            ? undefined
            : `${image} answers ${status}, ${headers.get('content-type')}: choose the film's picture again in the admin area.`,
        )
      : notChecked(PICTURE, `${movie} names none.`),
  ];
}
