import { useId, useRef, useState, useEffect, type SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import { SelectField } from '../../shared/ui/fields/SelectField';
import { Modal } from '../../shared/ui/Modal';
import type { PictureSource, StoredPicture } from '../../store/read/admin/stored-pictures';
import type { PictureUpload } from './upload/usePictureUpload';
import { withDetails } from './upload/picture-items';
import { pictureTitle, SOURCES, StoredPictureList } from './StoredPictureList';
import styles from './PictureField.module.css';
import { languageOf } from '../../shared/text/text';
import { Button } from '../ui/parts';

export interface StoredPictureProps {
  readonly pictures: Pick<PictureUpload, 'items' | 'busy' | 'multiple' | 'addCopy'>;
  /** Whether the form has a field for the alternative text. */
  readonly withAlt: boolean;
  readonly onClose: () => void;
}

interface PictureQuery {
  readonly source: PictureSource;
  readonly search: string;
}

/**
 * Chooses a stored picture by kind, title and movie. The form gets a copy with its alternative text
 * and focal point; a text that is already in the form is replaced only after a question.
 */
export default function StoredPictureDialog({ pictures, withAlt, onClose }: StoredPictureProps) {
  const id = useId();
  const [query, setQuery] = useState<PictureQuery>({ source: 'image', search: '' });
  const [typed, setTyped] = useState('');
  const [undecided, setUndecided] = useState<StoredPicture>();
  const pressed = useRef<HTMLElement>(null);
  const [item] = pictures.items;
  const written = withAlt && !pictures.multiple ? (item?.alt.trim() ?? '') : '';

  const take = (chosen: StoredPicture, picture = chosen.picture) => {
    pictures.addCopy(picture, pictureTitle(chosen));
    onClose();
  };
  const keepWords = (chosen: StoredPicture) => {
    const focus = chosen.picture.focus ?? '';
    take(chosen, item && withDetails(chosen.picture, { ...item, focus }));
  };
  const choose = (chosen: StoredPicture, button: HTMLElement) => {
    pressed.current = button;
    if (written && written !== chosen.picture.alt) setUndecided(chosen);
    else take(chosen);
  };
  const back = () => {
    setUndecided(undefined);
    // After the form is visible again.
    requestAnimationFrame(() => pressed.current?.focus());
  };
  const search = (event: SubmitEvent) => {
    // React events bubble through portals, so the form that opened the dialog would also be
    // submitted.
    event.stopPropagation();
    event.preventDefault();
    setQuery({ ...query, search: typed.trim() });
  };

  return createPortal(
    <Modal label="Stored pictures" className={`dialog ${styles.dialog}`} onClose={onClose}>
      {undecided && (
        <WordsQuestion
          written={written}
          offered={undecided.picture.alt ?? ''}
          onKeep={() => keepWords(undecided)}
          onTake={() => take(undecided)}
          onBack={back}
        />
      )}
      <div className="stack loose dialog-body" hidden={undecided !== undefined}>
        <h2>Stored pictures</h2>
        <form role="search" className={`row medium ends ${styles.search}`} onSubmit={search}>
          <SelectField
            name="source"
            label="Where to look"
            required
            disabled={false}
            value={query.source}
            options={SOURCES.map(({ source, label }) => ({ value: source, text: label }))}
            onChange={(value) => {
              const next = SOURCES.find(({ source }) => source === value);
              if (next) setQuery({ source: next.source, search: typed.trim() });
            }}
          />
          <div className={`row tight ${styles.words}`}>
            <label htmlFor={id} className="strong">
              Title, film or words
            </label>
            <input
              id={id}
              type="search"
              className="control"
              value={typed}
              autoComplete="off"
              dir="auto"
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <button type="submit" className="button">
              Search
            </button>
          </div>
        </form>
        <StoredPictureList key={JSON.stringify(query)} {...query} onChoose={choose} />
        <div className="buttons in-reach">
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Modal>,
    document.body,
  );
}

interface WordsQuestionProps {
  /** The alternative text in the form. */
  readonly written: string;
  /** The alternative text of the chosen picture; '' for none. */
  readonly offered: string;
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onBack: () => void;
}

/**
 * Asks for confirmation before the alternative text of the chosen picture replaces the text in the
 * form.
 */
function WordsQuestion({ written, offered, onKeep, onTake, onBack }: WordsQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="stack loose dialog-body">
      <h2 ref={heading} tabIndex={-1}>
        What does the picture show?
      </h2>
      <Words label="Written in the form" text={written} />
      {offered ? (
        <Words label="Written with the chosen picture" text={offered} />
      ) : (
        <p>With the chosen picture nothing is written.</p>
      )}
      <div className="buttons">
        <Button onClick={onBack}>Back</Button>
        <Button onClick={onKeep}>Keep what is written</Button>
        <Button className="button primary" onClick={onTake}>
          {offered ? 'Take the picture’s words' : 'Leave it blank'}
        </Button>
      </div>
    </div>
  );
}

const Words = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <p>
    {label}:{' '}
    <q className="strong thing" lang={languageOf(text)} dir="auto">
      {text}
    </q>
  </p>
);
