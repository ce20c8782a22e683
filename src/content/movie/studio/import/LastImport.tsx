import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths, IMPORTED_PATH } from '../../../paths/admin-paths';
import type { LastImportResult } from '../last-import';
import { RunStatus } from '../../../../studio/bulk/RunStatus';
import type { useImport } from './useImport';
import { Button } from '../../../../studio/ui/parts';

type LastImportProps = Pick<ReturnType<typeof useImport>, 'last' | 'runs' | 'undoLast'>;

/** The last import of this browser, with links to its movies and "Undo". */
export function LastImport({ last, runs, undoLast }: LastImportProps) {
  const { run } = runs;
  const region = useRef<HTMLElement>(null);
  const [hadLast] = useState(last !== undefined);
  const isTakenBack = hadLast && !last;
  const wasRun = useRef(false);
  useEffect(() => {
    // After a run, the pressed button no longer exists.
    if (!run && (wasRun.current || isTakenBack)) region.current?.focus();
    wasRun.current = run !== undefined;
  }, [run, isTakenBack]);
  if (!last && !hadLast) return null;
  const films = last && counted(last);

  return (
    <section ref={region} tabIndex={-1} aria-label="Last import" className="stack wide start part">
      {last && films && (
        <p>
          Last import: <time dateTime={last.at.toISOString()}>{timeOf(last.at)}</time>: {films.text}
        </p>
      )}
      {!last && !run && <p>The last import was taken back.</p>}
      {films && !run && (
        <div className="row medium">
          {films.hasPublished && (
            <Link to={IMPORTED_PATH} className="link">
              To these films
            </Link>
          )}
          {films.hasDrafts && (
            <Link to={adminPaths.coming} className="link">
              To Coming up
            </Link>
          )}
          <Button onClick={undoLast}>Undo the import</Button>
        </div>
      )}
      <RunStatus runs={runs} isAlone />
    </section>
  );
}

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats a time as '24 Nov, 14:05'. */
const timeOf = (at: Date) => format.format(at);

/** Returns a text with the numbers of films that were imported, or may have been. */
function counted({ rows }: LastImportResult) {
  const count = (wanted: string) =>
    [...rows.values()].filter(({ imported }) => imported.was === wanted).length;
  const counts = [
    [count('published'), 'added'],
    [count('draft'), 'saved as drafts'],
    [count('updated'), 'updated'],
  ] as const;
  const words = counts
    .filter(([number]) => number > 0)
    .map(([number, done], index) => {
      const shown = number.toLocaleString('en');
      const noun = index > 0 ? '' : number === 1 ? ' film' : ' films';
      return `${shown}${noun} ${number === 1 ? done.replace('drafts', 'a draft') : done}`;
    });
  const [[published], [drafts], [updated]] = counts;
  return {
    text: words.join(', '),
    hasPublished: published + updated > 0,
    hasDrafts: drafts > 0,
  };
}
