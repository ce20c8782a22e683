import { Link } from 'react-router-dom';
import { inboxPath } from '../../../content/paths/admin-paths';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import type { InboxData } from './inbox.loader';
import { TAB_LABELS } from './InboxHead';

type FoundElsewhereProps = Pick<InboxData, 'elsewhere' | 'search' | 'topic'>;

/** Says in which other tabs a search finds messages, and leads there (product 16.28). */
export function FoundElsewhere({ elsewhere, search, topic }: FoundElsewhereProps) {
  if (!elsewhere) return null;
  return (
    <Loaded from={elsewhere} waiting={null} failed={() => null}>
      {(tabs) =>
        tabs.length > 0 && (
          <p role="status">
            Also found:{' '}
            {tabs.map(({ tab, count }, position) => (
              <span key={tab}>
                {position > 0 && ', '}
                <Link to={inboxPath(tab, search, topic)}>
                  {count} in {TAB_LABELS[tab]}
                </Link>
              </span>
            ))}
          </p>
        )
      }
    </Loaded>
  );
}
