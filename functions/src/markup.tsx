import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NavBar } from '../../src/site/app/NavBar';
import { LOADING } from '../../src/shared/words/frame';

/** A page below the navigation bar. */
export const Framed = ({ children }: { readonly children: ReactNode }) => (
  <>
    <NavBar />
    <main>{children}</main>
  </>
);

/**
 * A page as React will render it: inert, as no script answers a press yet, and hidden from screen readers,
 * which are told to wait. It has no tags for a head.
 */
export const markupOf = (page: ReactNode): string =>
  renderToStaticMarkup(
    <>
      <div className="visually-hidden" role="status" aria-label={LOADING} />
      <div inert aria-hidden="true">
        {page}
      </div>
    </>,
  ).replace(/<link rel="preload"[^>]*>/g, '');
