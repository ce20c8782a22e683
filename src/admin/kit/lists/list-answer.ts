import { resource, type Resource } from '../../../data/resource';
import type { EntryQuestion } from '../../../domain/search/entry-question';
import type { SearchKind } from '../../../content/base/kind-names';
import type { ListIndex } from '../../../services/admin-lists/list-index';
import type { LackAnswer } from './missing-texts';

/** What the index has for a question about entries of a kind; read by whoever shows it. */
export const listAnswer = (
  kind: SearchKind,
  question: EntryQuestion,
  index: () => Promise<Pick<ListIndex, 'entries'>>,
): Resource<LackAnswer> =>
  resource(
    async () => {
      const { entryAnswer } = await import('../../../domain/search/asked-entries');
      return entryAnswer((await index()).entries, kind, question);
    },
    { isLater: true },
  );
