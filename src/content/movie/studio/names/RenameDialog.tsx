import { countOf } from '../../../../studio/ui/text';
import type { ValueKind } from '../../../base/describe';
import { useState, type SubmitEvent } from 'react';
import { Modal } from '../../../../shared/ui/Modal';
import { LoadFailure, Loaded } from '../../../../shared/ui/Loaded';
import { resource } from '../../../../shared/data/resource';
import { sameValue, type ValueCount } from '../../../search/movie-values';
import { languageOf } from '../../../../shared/text/text';
import { ChangePreview } from '../../../../studio/bulk/ChangePreview';
import previewStyles from '../../../../studio/bulk/ChangePreview.module.css';
import { SuggestedField } from '../../../../studio/form/fields/Combobox';
import {
  readFilmsWithValue,
  renamingsOf,
  type FilmWithValue,
  type Renaming,
} from './films-with-value';

interface RenameDialogProps {
  readonly kind: ValueKind;
  readonly renamed: ValueCount;
  /** The other values of the kind. */
  readonly others: readonly ValueCount[];
  readonly onRename: (to: string, renamings: readonly Renaming[]) => void;
  readonly onClose: () => void;
}

/** Asks for another name of a value, and shows how it changes each movie (product 36.7). */
export function RenameDialog({ kind, renamed, others, onRename, onClose }: RenameDialogProps) {
  const { value: from } = renamed;
  const [text, setText] = useState(from);
  const [films] = useState(() => resource(() => readFilmsWithValue(renamed)));
  const to = text.replaceAll(/\s+/g, ' ').trim();
  const isSame = !to || sameValue(to, from);
  const same = others.find(({ value }) => sameValue(value, to));

  const renamings = (all: readonly FilmWithValue[]) =>
    isSame ? [] : renamingsOf(all, kind, from, to);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const read = await films.outcome;
    const fitting = read.ok ? renamings(read.value).filter(fits) : [];
    if (fitting.length > 0) onRename(to, fitting);
  };

  return (
    <Modal label={`Rename ${from}`} className="dialog" onClose={onClose}>
      <form className="dialog-body" onSubmit={(event) => void submit(event)} noValidate>
        <h2>
          Rename <bdi lang={languageOf(from)}>{from}</bdi>
        </h2>
        <SuggestedField
          kind={kind}
          name="to"
          label="New name"
          value={text}
          required
          autoComplete="off"
          onChange={setText}
        />
        {same && !isSame && (
          <p role="status">
            {countOf(same.keys.length, 'film')} {same.keys.length === 1 ? 'has' : 'have'} “
            <bdi>{same.value}</bdi>” already: the two become one.
          </p>
        )}
        <Loaded
          from={films}
          waiting={
            <>
              <p role="status">Loading the films…</p>
              <Buttons onClose={onClose} count={0} />
            </>
          }
          failed={(retry) => (
            <>
              <LoadFailure what="The films" retry={retry} />
              <Buttons onClose={onClose} count={0} />
            </>
          )}
        >
          {(all) => <Outcome renamings={renamings(all)} isSame={isSame} onClose={onClose} />}
        </Loaded>
      </form>
    </Modal>
  );
}

const fits = ({ problem }: Renaming) => !problem;

interface OutcomeProps extends Pick<RenameDialogProps, 'onClose'> {
  readonly renamings: readonly Renaming[];
  /** Whether no other name was typed yet. */
  readonly isSame: boolean;
}

function Outcome({ renamings, isSame, onClose }: OutcomeProps) {
  const fitting = renamings.filter(fits);
  return (
    <>
      {fitting.length > 0 && <ChangePreview noun="film" changes={fitting} unchanged={[]} />}
      <TooLong renamings={renamings} />
      {!isSame && renamings.length === 0 && <p>No film has it any more.</p>}
      <Buttons onClose={onClose} count={fitting.length} />
    </>
  );
}

interface ButtonsProps extends Pick<RenameDialogProps, 'onClose'> {
  /** The number of movies that can be changed. */
  readonly count: number;
}

const Buttons = ({ onClose, count }: ButtonsProps) => (
  <div className={`buttons ${previewStyles.buttons}`}>
    <button type="button" className="button" onClick={onClose}>
      Cancel
    </button>
    <button type="submit" className="button primary" disabled={count === 0}>
      {count === 0 ? 'Rename' : `Rename in ${countOf(count, 'film').toLowerCase()}`}
    </button>
  </div>
);

/** The movies in which the new text would not fit. */
function TooLong({ renamings }: { readonly renamings: readonly Renaming[] }) {
  const tooLong = renamings.filter((renaming) => !fits(renaming));
  if (tooLong.length === 0) return null;
  return (
    <>
      <p>{countOf(tooLong.length, 'film')} cannot be changed:</p>
      <ul className="marked things" aria-label="Cannot be changed">
        {tooLong.map(({ name, problem }, index) => (
          <li key={index}>
            <bdi>{name}</bdi>: {problem}
          </li>
        ))}
      </ul>
    </>
  );
}
