import type { TrashEntry, TrashKind } from '../../../store/documents/trash';
import { KINDS_IN_ORDER, onScreen } from '../../kinds';

/** What can be in the trash, in the order in which it is offered. */
export const TRASH_KINDS: readonly TrashKind[] = [...KINDS_IN_ORDER, 'message'];

export const pluralOf = (kind: TrashKind): string =>
  kind === 'message' ? 'Messages' : onScreen(kind).plural;

/** What a deleted entry is: 'Movie, not published'. */
export const whatIs = ({ kind, isUnpublished }: TrashEntry): string =>
  (kind === 'message' ? 'Message' : onScreen(kind).name) + (isUnpublished ? ', not published' : '');

/** The title of a deleted entry, or what stands for it. */
export const nameIn = ({ title, kind }: TrashEntry): string =>
  title || (kind === 'message' ? 'No name' : onScreen(kind).untitled);
