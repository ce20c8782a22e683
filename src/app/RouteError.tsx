import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { PageMessage } from '../components/PageMessage';
import { NotFoundPage } from '../pages/not-found/NotFoundPage';
import { ChunkError } from './lazy';
import { reloadOnce } from './reload-once';

/** What stands in a page's place when it is not there or broke; the frame around it stays. */
export function RouteError() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (error instanceof ChunkError) return <ChunkFailure />;
  return (
    <PageMessage title="Something broke on this page">
      <p>It is our fault, not yours. Loading the page again often helps.</p>
      <ReloadButton />
    </PageMessage>
  );
}

/**
 * After a new version is published, pages of the old one point at files that are gone. Loading
 * the page again once cures that; if it does not, the reader decides (SECURITY T64).
 */
function ChunkFailure() {
  useEffect(reloadOnce, []);
  return (
    <PageMessage title="This page could not be loaded">
      <p>
        The connection may have dropped, or the site has just been renewed. Please load it again.
      </p>
      <ReloadButton />
    </PageMessage>
  );
}

const ReloadButton = () => (
  <button type="button" className="button" onClick={() => window.location.reload()}>
    Load again
  </button>
);
