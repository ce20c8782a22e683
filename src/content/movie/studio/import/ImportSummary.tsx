import { countOf } from '../../../../studio/ui/text';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../paths/admin-paths';
import type { Outcome } from './rows/import-row';

interface ImportSummaryProps {
  readonly outcome: Outcome & { readonly changed: Outcome['edits'] };
  /** How many movies were published or updated, and how many were saved as drafts. */
  readonly published: number;
  readonly drafts: number;
  readonly ignored: readonly string[];
}

/** What was imported of a table, what can be, and what is left out, in sentences (product 26.6). */
export function ImportSummary({ outcome, published, drafts, ignored }: ImportSummaryProps) {
  const { movies, changed, same, problems, waiting, undated, doubtful, untitled } = outcome;
  const wrong = new Set(problems.map(({ row }) => row)).size;
  return (
    <div role="status" className="stack narrow">
      {published > 0 && (
        <p>
          {sentence(published, 'is imported', 'are imported')}{' '}
          <Link to={adminPaths.movies}>To the movies</Link>
        </p>
      )}
      {drafts > 0 && (
        <p>
          {sentence(drafts, 'is imported as a draft', 'are imported as drafts')}{' '}
          <Link to={adminPaths.coming}>To Coming up</Link>
        </p>
      )}
      {movies.length > 0 && <p>{sentence(movies.length, 'can be imported', 'can be imported')}</p>}
      {changed.length > 0 && (
        <p>
          {countOf(changed.length, 'film')} {changed.length === 1 ? 'exists' : 'exist'} and would
          change: {fieldsIn(changed)}.
        </p>
      )}
      {same > 0 && <p>{sentence(same, 'exists like this', 'exist like this')}</p>}
      {waiting > 0 && (
        <p>
          {sentence(waiting, 'waits for its picture', 'wait for their pictures')} Choose{' '}
          {waiting === 1 ? 'it' : 'them'} above.
        </p>
      )}
      {undated > 0 && (
        <p>{sentence(undated, 'waits', 'wait')} Say above in which order the days are written.</p>
      )}
      {doubtful > 0 && (
        <p>{sentence(doubtful, 'waits', 'wait')} Say above which pictures are meant.</p>
      )}
      {untitled > 0 && (
        <p>{sentence(untitled, 'waits', 'wait')} Say above which titles are right.</p>
      )}
      {wrong > 0 && (
        <p>
          {sentence(wrong, 'is left out', 'are left out')} Correct{' '}
          {wrong === 1 ? 'its row' : 'their rows'} and choose the file again.
        </p>
      )}
      {ignored.length > 0 && <p>Columns that are not imported: {ignored.join(', ')}.</p>}
    </div>
  );
}

/** 'Genre in 12, Director in 3' */
function fieldsIn(changed: Outcome['edits']): string {
  const counts = new Map<string, number>();
  for (const { changes } of changed) {
    for (const { label } of changes) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([label, count]) => `${label} in ${count.toLocaleString('en')}`)
    .join(', ');
}

const sentence = (count: number, one: string, several: string) =>
  `${countOf(count, 'film')} ${count === 1 ? one : several}.`;
