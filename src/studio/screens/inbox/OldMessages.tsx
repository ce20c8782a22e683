import { countOf } from '../../ui/text';
import type { Resource } from '../../../shared/data/resource';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { oldBefore } from '../../../content/message/inbox';
import { oldMessages } from '../../../store/messages/inbox';
import { useConfirm } from '../../ui/useConfirm';
import styles from '../../ui/Run.module.css';
import { noteOf, type MessageRuns } from './useMessageRun';
import { useReading } from './useReading';

interface OldMessagesProps {
  readonly count: Resource<number>;
  readonly runs: MessageRuns;
}

/** Offers to delete the messages that are older than a year, if there are any (product 16.22). */
export function OldMessages({ count, runs }: OldMessagesProps) {
  const confirm = useConfirm();
  const { submit, pending } = useReading();
  const ask = async () => {
    const old = await oldMessages(oldBefore());
    const title = `Delete ${countOf(old.length, 'message').toLowerCase()} older than a year?`;
    const note = `New, viewed and spam alike. ${noteOf(old.length)}`;
    if (await confirm({ title, note, action: 'Delete' })) await runs.start(old, 'delete');
  };
  if (runs.run) return null;
  return (
    <Loaded from={count} waiting={null} failed={() => null}>
      {(old) =>
        old > 0 && (
          <div className={styles.run}>
            <p>
              {countOf(old, 'message')} {old === 1 ? 'is' : 'are'} older than a year: delete{' '}
              {old === 1 ? 'it' : 'them'}?
            </p>
            <button
              type="button"
              className="button"
              aria-disabled={pending}
              onClick={() => void submit(ask)}
            >
              Delete old messages
            </button>
          </div>
        )
      }
    </Loaded>
  );
}
