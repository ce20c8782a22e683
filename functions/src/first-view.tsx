import { StaticRouter } from 'react-router-dom';
import type { DatedMovie } from '../../src/content/movie/release-date';
import { MovieDetails } from '../../src/site/pages/movie/MoviePage';
import { paths } from '../../src/content/paths/paths';
import { Framed, markupOf } from './markup';
import { servedNumbers } from './served-numbers';

/** What index.html shows until the first page is rendered. */
const LOADER = /<!-- loader -->[^]*<!-- \/loader -->/;

const STYLE_SHEETS = / *<link rel="stylesheet"[^>]*>\n/g;

const WITHOUT_SCRIPTS = / *<noscript>[^]*?<\/noscript>\n/;

/**
 * The page with its movie as React will render it, in view when the splash lifts, also where the scripts
 * take longer (product 23.11). The style sheets come before it: what follows them waits for them. What is said
 * to browsers without scripts follows it.
 */
export function withFirstView(html: string, movie: DatedMovie): string {
  const styles = html.match(STYLE_SHEETS) ?? [];
  const [notice = ''] = WITHOUT_SCRIPTS.exec(html) ?? [];
  return html
    .replace(STYLE_SHEETS, '')
    .replace(WITHOUT_SCRIPTS, '')
    .replace('  </body>', () => `${notice}  </body>`)
    .replace('<div id="root">', (root) => `${styles.join('').trimStart()}    ${root}`)
    .replace(LOADER, () => firstView(movie));
}

function firstView(movie: DatedMovie): string {
  const markup = markupOf(
    <StaticRouter location={paths.movie(movie.id)}>
      <Framed>
        <MovieDetails movie={movie} />
      </Framed>
    </StaticRouter>,
  );
  return markup.replace(/ style="([^"]*)"/g, (_, style: string) => servedNumbers(style));
}
