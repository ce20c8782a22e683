import type { DocumentData } from 'firebase/firestore/lite';
import { KIND_NAMES, type KindName } from '../../../src/content/base/define-kind';
import { KINDS } from '../../../src/content/kinds';
import { newEntryRef } from '../../../src/store/documents/kinds';
import { fullDocument, leastDocument, requiredNames } from '../../support/samples';

/** An entry of a kind as a draft, and its path when it is published. */
export interface OneOfKind {
  readonly kind: KindName;
  readonly id: string;
  readonly path: string;
  readonly least: DocumentData;
  readonly full: DocumentData;
  /** All fields with other values. */
  readonly other: DocumentData;
  /** The required fields. */
  readonly required: readonly string[];
  /** The optional fields. */
  readonly optional: readonly string[];
}

/** An entry of each kind. */
export const ONE_OF_EACH: readonly OneOfKind[] = KIND_NAMES.map((kind) => {
  const { id, path } = newEntryRef(kind, 'moonrise');
  const [full, other] = [fullDocument(kind), fullDocument(kind, 'second')];
  const required = requiredNames(kind);
  const optional = Object.keys(full).filter((name) => !required.includes(name));
  return { kind, id, path, least: leastDocument(kind), full, other, required, optional };
});

export const isField = ({ kind }: Pick<OneOfKind, 'kind'>): boolean =>
  KINDS[kind].place.source.documents.length > 0;

/** The entries that are documents. */
export const DOCUMENTS = ONE_OF_EACH.filter((one) => !isField(one));

/**
 * Returns whether an entry of another kind with only its required fields would also be valid for
 * this kind.
 */
export const fits = (
  { full, required }: Pick<OneOfKind, 'full' | 'required'>,
  content: DocumentData,
): boolean =>
  Object.keys(content).every((name) => name in full) && required.every((name) => name in content);
