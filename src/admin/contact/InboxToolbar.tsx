import { useEffect, useRef } from 'react';
import type { ContactMessage } from '../../domain/contact-message';
import type { MessageChange } from '../../domain/inbox';
import type { InboxQuery } from '../../services/inbox';
import { useConfirm } from '../feedback/useConfirm';
import actions from '../lists/CardActions.module.css';
import styles from './InboxToolbar.module.css';
import { MARKS } from './mark-labels';
import { messagesIn } from './run-texts';
import type { MessageRuns } from './useMessageRun';
import type { Selection } from './useSelection';
import { useWholeView } from './useWholeView';

interface InboxToolbarProps {
  readonly view: InboxQuery;
  /** The messages that are shown. */
  readonly messages: readonly ContactMessage[];
  readonly selection: Selection;
  readonly runs: MessageRuns;
  /** To be called with the position of a message that may leave the list. */
  readonly leaving: (position: number) => void;
}

/** What can be done with the selected messages, or without any with all of the view. */
export function InboxToolbar({ view, messages, selection, runs, leaving }: InboxToolbarProps) {
  const confirm = useConfirm();
  const { selected } = selection;

  const change = async (to: MessageChange) => {
    if (to === 'delete') {
      const title = `Delete ${messagesIn(selected.length).toLowerCase()}?`;
      const answer = { title, note: 'This cannot be undone.', action: 'Delete' };
      if (!(await confirm(answer))) return;
    }
    const [first] = selected;
    if (first) leaving(messages.indexOf(first));
    await runs.start(selected, to, view.tab);
  };

  return (
    <div
      className={styles.toolbar}
      data-selected={selected.length > 0}
      role="group"
      aria-label="Selected messages"
    >
      <SelectAll selection={selection} />
      <p className="visually-hidden" role="status">
        {selected.length > 0 && `${messagesIn(selected.length)} selected`}
      </p>
      {selected.length > 0 ? (
        <div className={actions.actions}>
          {MARKS[view.tab].map(({ label, status }) => (
            <Action key={status} runs={runs} onClick={() => void change(status)}>
              {label}
            </Action>
          ))}
          <Action runs={runs} onClick={() => void change('delete')}>
            Delete
          </Action>
        </div>
      ) : (
        <WholeView view={view} newest={messages[0]} runs={runs} />
      )}
    </div>
  );
}

function SelectAll({ selection }: { readonly selection: Selection }) {
  const box = useRef<HTMLInputElement>(null);
  const { selected, isAll, toggleAll } = selection;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected.length > 0 && !isAll;
  }, [selected.length, isAll]);
  return (
    <label className={styles.all}>
      <input ref={box} type="checkbox" checked={isAll} onChange={toggleAll} />
      {selected.length > 0 ? `${selected.length} selected` : 'Select all shown'}
    </label>
  );
}

interface WholeViewProps {
  readonly view: InboxQuery;
  readonly newest: ContactMessage | undefined;
  readonly runs: MessageRuns;
}

function WholeView({ view, newest, runs }: WholeViewProps) {
  const { exportAll, deleteAll, pending } = useWholeView(view, newest, runs);
  return (
    <div className={actions.actions}>
      <button type="button" className={actions.action} aria-disabled={pending} onClick={exportAll}>
        Export as CSV
      </button>
      <button type="button" className={actions.action} aria-disabled={pending} onClick={deleteAll}>
        {view.search ? 'Delete all found' : 'Delete all'}
      </button>
    </div>
  );
}

interface ActionProps {
  readonly runs: MessageRuns;
  readonly onClick: () => void;
  readonly children: string;
}

const Action = ({ runs, onClick, children }: ActionProps) => (
  <button type="button" className={actions.action} aria-disabled={runs.isRunning} onClick={onClick}>
    {children}
  </button>
);
