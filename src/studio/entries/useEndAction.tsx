import { useState, type ReactNode } from 'react';
import { formatPublicationTime } from '../../store/documents/publication-time';
import { loadDialog } from '../ui/background';
import type { MenuAction } from '../ui/Menu';

/** How an entry gets an end, or another one. */
export interface Ending {
  readonly pending: boolean;
  /** When it begins to be on the site; undefined if it is. */
  readonly start?: Date | undefined;
  /** The end that is stored, if any. */
  readonly until?: Date | undefined;
  /** Called with what is to be said then. */
  readonly setEnd: (end: { readonly until: Date }, done: string) => void;
  /** For one that has an end. */
  readonly removeEnd?: () => void;
  /** Looks up what leads to it, and says so. */
  readonly leads: () => ReactNode;
}

/**
 * The action that asks for the end of an entry, if it can have one, and the dialog that it opens, whose
 * code is loaded by a press (product 38.2).
 */
export function useEndAction(name: string, ending: Ending | undefined) {
  const [dialog, setDialog] = useState<
    typeof import('./EndDialog') & { readonly more: ReactNode }
  >();
  if (!ending) return { actions: [], dialog: null };

  const { pending, setEnd, removeEnd, leads, start, until } = ending;
  const ask = async () => {
    const code = await loadDialog(() => import('./EndDialog'));
    setDialog(code && { ...code, more: leads() });
  };
  const onAnswer = (end: Date | null | undefined) => {
    setDialog(undefined);
    if (end) setEnd({ until: end }, `On the site until ${formatPublicationTime(end)}: ${name}`);
    else if (end === null) removeEnd?.();
  };
  const action: MenuAction = {
    label: until ? 'Change the end' : 'Set an end',
    pending,
    onPress: () => void ask(),
  };
  return {
    actions: [action],
    dialog: dialog && <dialog.EndDialog {...{ name, start, until, more: dialog.more, onAnswer }} />,
  };
}
