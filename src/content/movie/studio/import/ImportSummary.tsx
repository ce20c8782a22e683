import { Link } from 'react-router-dom';
import { countOf } from '../../../../studio/ui/text';
import { adminPaths } from '../../../paths/admin-paths';
import type { ImportOutcome } from './rows/import-row';
import type { ImportTo } from './write/movie-writers';
import { Choice } from './ReadingFields';

interface ImportSummaryProps {
  readonly outcome: ImportOutcome & { readonly changed: ImportOutcome['edits'] };
  /**
   * The number of movies that were published or updated, and of movies that were saved as drafts.
   */
  readonly published: number;
  readonly drafts: number;
  readonly ignored: readonly string[];
}

/** Shows how many films were imported, can be imported and are left out. */
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

/** Returns 'Genre in 12, Director in 3'. */
function fieldsIn(changed: ImportOutcome['edits']): string {
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

interface ImportChoicesProps {
  readonly to: ImportTo;
  readonly onTo: (to: ImportTo) => void;
  /** Whether there are new movies, and existing movies that the table changes. */
  readonly hasNew: boolean;
  readonly hasChanges: boolean;
  readonly updates: boolean;
  readonly onUpdates: (updates: boolean) => void;
  readonly disabled: boolean;
}

const TARGETS: readonly (readonly [ImportTo, string])[] = [
  ['now', 'Published: visitors see them at once'],
  ['draft', 'Drafts: under Coming up, until you publish them'],
];
const EXISTING: readonly (readonly [boolean, string])[] = [
  [false, 'Leave them as they are'],
  [true, 'Update them with what the table says; its blank cells change nothing'],
];

/** Asks how new movies are stored, and whether existing ones are updated. */
export function ImportChoices({
  to,
  updates,
  hasNew,
  hasChanges,
  disabled,
  ...props
}: ImportChoicesProps) {
  return (
    <>
      {hasNew && (
        <Choice
          legend="New films become"
          options={TARGETS}
          chosen={to}
          onChange={props.onTo}
          disabled={disabled}
        />
      )}
      {hasChanges && (
        <Choice
          legend="Films that exist"
          options={EXISTING}
          chosen={updates}
          onChange={props.onUpdates}
          disabled={disabled}
        />
      )}
    </>
  );
}
