import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { OwnWarnings } from '../../content/base/describe';
import type { EntryKind } from '../../content/entry';
import { isSearchKind } from '../../content/search/search-entry';
import { cachedSearchIndex } from '../../store/read/search-index-cache';
import { studioOf } from '../kinds';
import {
  findWarnings,
  knownEntries,
  type WarnedField,
  type Warning,
  type WarningNotes,
  TITLES,
} from './fields/find-warnings';
import { NewTabLink } from '../../shared/ui/text';

/** The pause in typing, in ms, after which a warning is announced. */
const PAUSE_MS = 700;
const NONE: readonly WarnedField[] = [];
const NOTHING_KNOWN = knownEntries([]);

interface FormWarningsProps {
  readonly kind: EntryKind;
  readonly id: string | undefined;
  readonly fields: readonly WarnedField[];
  /** Called with the warnings to show at the fields, whenever they change. */
  readonly onWarnings: (notes: WarningNotes) => void;
}

/**
 * Shows probable mistakes while the user types. Screen readers announce a new warning only once
 * typing pauses, and not if it has been corrected.
 */
export default function FormWarnings({ kind, id, fields, onWarnings }: FormWarningsProps) {
  const known = useKnownEntries(isSearchKind(kind) && fields.some(isFoundByIndex));
  const own = useOwnWarnings(kind);
  const text = JSON.stringify(fields.map(({ value }) => value));
  const paused = useAtPause(text, fields);
  const warningsOf = (some: readonly WarnedField[]) =>
    findWarnings({ kind, id, fields: some, known, own });
  const [now, before] = [warningsOf(fields), warningsOf(paused)];
  const shown = Object.entries(now).filter(
    (entry): entry is [string, Warning] => entry[1]?.text === before[entry[0]]?.text,
  );

  const form = useId();
  const report = useEffectEvent((warnings: typeof shown) => {
    const notes = warnings.map(([name, warning]) => {
      const noteId = `${form}${name}`;
      return [name, { id: noteId, note: <WarningNote id={noteId} warning={warning} /> }] as const;
    });
    onWarnings(Object.fromEntries(notes));
  });
  // The notes are new objects after each key press, so only a change of their texts is reported.
  const said = JSON.stringify(shown);
  const reportChange = useEffectEvent((_said: string) => report(shown));
  useEffect(() => reportChange(said), [said]);
  useEffect(() => () => report([]), []);

  // A warning that concerns two fields is announced once.
  const texts = new Set(shown.map(([, { text: one }]) => one));
  return (
    <div
      className="visually-hidden"
      role="status"
      aria-atomic="false"
      aria-label="Notes on the form"
    >
      {[...texts].map((one) => (
        <p key={one}>{one}</p>
      ))}
    </div>
  );
}

/** Whether warnings of a field need the search index, which is not read for an unchanged title. */
const isFoundByIndex = ({ name, value, stored }: WarnedField) =>
  (TITLES.includes(name) || name === 'address') && value.trim() !== '' && value !== stored;

/** The entries of the search index, which is read once a field needs it. */
function useKnownEntries(isNeeded: boolean) {
  const [known, setKnown] = useState(NOTHING_KNOWN);
  useEffect(() => {
    // If the index cannot be read, there are no warnings about titles and addresses.
    if (!isNeeded) return;
    cachedSearchIndex().all.then((entries) => setKnown(knownEntries(entries)), console.error);
  }, [isNeeded]);
  return known;
}

/** The function that checks the fields of one kind only; undefined until it is loaded. */
function useOwnWarnings(kind: EntryKind) {
  const [own, setOwn] = useState<OwnWarnings>();
  useEffect(
    () =>
      void studioOf(kind)
        .warnings?.()
        .then((loaded) => setOwn(() => loaded), console.error),
    [kind],
  );
  return own;
}

/** The fields at the last pause in typing. */
function useAtPause(text: string, fields: readonly WarnedField[]): readonly WarnedField[] {
  const [paused, setPaused] = useState(NONE);
  const pause = useEffectEvent((_text: string) => setPaused(fields));
  useEffect(() => {
    const timer = setTimeout(() => pause(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

interface WarningNoteProps {
  readonly id: string;
  readonly warning: Warning;
}

/** A warning below its field, which refers to it with aria-describedby. */
const WarningNote = ({ id, warning: { text, href } }: WarningNoteProps) => (
  <p className="aside small">
    <span id={id}>{text}</span>
    {href && (
      <>
        {' '}
        <NewTabLink href={href}>Look at it</NewTabLink>
      </>
    )}
  </p>
);
