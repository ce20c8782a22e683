import { fieldsIn } from '../../content/base/define-kind';
import type { PictureWords, SwitchWords } from '../../content/base/describe';
import type { EntryKind } from '../../content/entry';
import { studioOf } from '../kinds';

/** The facts and the words of a kind's picture; undefined for a kind without one. */
export function pictureOf(kind: EntryKind) {
  const { kind: facts, fields } = studioOf(kind);
  const found = fieldsIn(facts).find(([, { type }]) => type === 'picture');
  if (!found) return undefined;
  const [name, { folder = '', required = false }] = found;
  return { folder, isRequired: required, words: fields[name] as unknown as PictureWords };
}

/** The fields of a kind that are yes or no, with what a new entry has. */
export function switchesOf(kind: EntryKind) {
  const { kind: facts, fields } = studioOf(kind);
  return fieldsIn(facts).flatMap(([name, { type, whenAdded }]) =>
    type === 'yes or no'
      ? [{ name, isOn: whenAdded === 'yes', words: fields[name] as unknown as SwitchWords }]
      : [],
  );
}
