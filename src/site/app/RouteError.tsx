import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageMessage } from '../components/PageMessage';
import { ChunkError } from '../../shared/routing/lazy';
import { reload, reloadOnce, UNREACHABLE } from '../../shared/data/reload';

/** Shown in place of a page that cannot be shown; the frame around it stays. */
export function RouteError() {
  const error = useRouteError();
  if (error instanceof ChunkError) return <ChunkFailure />;
  return (
    <PageMessage title="Something broke on this page">
      <p>It is our fault, not yours. Loading the page again often helps.</p>
      <ReloadButton />
    </PageMessage>
  );
}

/**
 * After a new version is published, pages of the old one refer to files that no longer exist. One
 * reload cures that; if it does not, the visitor decides (security.md T64).
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

function ReloadButton() {
  const [offline, setOffline] = useState(!navigator.onLine);
  return (
    <>
      {offline && <p role="alert">{UNREACHABLE}</p>}
      <button type="button" className="button" onClick={async () => setOffline(!(await reload()))}>
        {offline ? 'Try again' : 'Load again'}
      </button>
    </>
  );
}
