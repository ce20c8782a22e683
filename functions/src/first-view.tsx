import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { NavBar } from '../../src/site/app/NavBar';
import type { DatedMovie } from '../../src/content/movie/release-date';
import { MovieDetails } from '../../src/site/pages/movie/MoviePage';
import { paths } from '../../src/content/paths/paths';
import { LOADING } from '../../src/shared/words/frame';
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

/** Inert, as no script answers a press yet, and hidden from screen readers, which are told to wait. */
function firstView(movie: DatedMovie): string {
  const markup = renderToStaticMarkup(
    <>
      <div className="visually-hidden" role="status" aria-label={LOADING} />
      <div inert aria-hidden="true">
        <StaticRouter location={paths.movie(movie.id)}>
          <NavBar />
          <main>
            <MovieDetails movie={movie} />
          </main>
        </StaticRouter>
      </div>
    </>,
  );
  return (
    markup
      // The page's head names its pictures before (embedded-movie.ts).
      .replace(/<link rel="preload"[^>]*>/g, '')
      .replace(/ style="([^"]*)"/g, (_, style: string) => servedNumbers(style))
  );
}
