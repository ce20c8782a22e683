import { useEffect, useState, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { usePageTitle } from '../../content/meta/page-title';
import { Logo } from '../../shared/ui/icons';
import styles from './PageMessage.module.css';
import { ChunkError, reload, reloadOnce } from '../../shared/data/routing';
import {
  PAGE_BROKEN,
  OUR_FAULT,
  PAGE_NOT_LOADED,
  LOAD_AGAIN_PLEASE,
  LOAD_AGAIN,
  TRY_AGAIN,
  UNREACHABLE,
} from '../../shared/words/frame';

interface PageMessageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page with only a message and links, which sets its own title. */
export function PageMessage({ title, children }: PageMessageProps) {
  return (
    <div className={`section ${styles.message}`}>
      <h1 className="huge">{title}</h1>
      {children}
      <Logo />
    </div>
  );
}

/** Shown instead of a page that failed, within the frame of the site. */
export function RouteError() {
  const error = useRouteError();
  const isChunkMissing = error instanceof ChunkError;
  // The meta tags do not change, so that search engines try again.
  usePageTitle(isChunkMissing ? PAGE_NOT_LOADED : PAGE_BROKEN);
  if (isChunkMissing) return <ChunkFailure />;
  return (
    <PageMessage title={PAGE_BROKEN}>
      <p>{OUR_FAULT}</p>
      <ReloadButton />
    </PageMessage>
  );
}

/**
 * After a new release, pages of the previous release refer to files that no longer exist. Reloads
 * once; if that does not help, the visitor decides (security.md T64).
 */
function ChunkFailure() {
  useEffect(reloadOnce, []);
  return (
    <PageMessage title={PAGE_NOT_LOADED}>
      <p>{LOAD_AGAIN_PLEASE}</p>
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
        {offline ? TRY_AGAIN : LOAD_AGAIN}
      </button>
    </>
  );
}
