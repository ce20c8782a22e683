import { Link } from 'react-router-dom';
import { Loaded } from '../../components/loading/Loaded';
import { LoadFailure } from '../../components/loading/LoadFailure';
import type { Resource } from '../../data/resource';
import { languageOf } from '../../domain/text/text';
import type { LatestChange } from '../../services/history/latest-changes';
import { signatureOf } from '../kit/feedback/signature';
import { Time } from '../kit/feedback/Time';
import page from '../kit/Page.module.css';
import { nameOfKind, titleOf } from './entry-links';
import styles from './History.module.css';
import { historyPath } from '../kit/forms/history-path';

interface LatestChangesProps {
  readonly latest: Resource<readonly LatestChange[]>;
}

/** What was changed last, each with the way to its history (product 30.11). */
export const LatestChanges = ({ latest }: LatestChangesProps) => (
  <>
    <h1 className={page.title}>History</h1>
    <p className={page.lead}>What was changed last. Each leads to all changes of it.</p>
    <Loaded
      from={latest}
      waiting={<p role="status">Loading...</p>}
      failed={(retry) => <LoadFailure what="The changes" retry={retry} />}
    >
      {(changes) =>
        changes.length > 0 ? (
          <ul className={styles.changes} aria-label="Changed last">
            {changes.map(({ id, kind, location, before, at, by, uid }) => (
              <li key={id} className={styles.latest}>
                <Link to={historyPath(location)}>
                  {nameOfKind(kind)}
                  {titleOf(before) && (
                    <>
                      {': '}
                      <bdi lang={languageOf(titleOf(before))}>{titleOf(before)}</bdi>
                    </>
                  )}
                </Link>
                <span className={styles.by}>
                  <Time at={at} /> by {signatureOf(by, uid)}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="empty">Nothing has been changed yet.</p>
        )
      }
    </Loaded>
  </>
);
