import { NewTabLink } from '../../../shared/ui/text/NewTabLink';
import { formatPublicationTime } from '../../../store/documents/publication-time';
import type { PreviewLink } from '../../../store/documents/preview-link';
import { paths } from '../../../content/paths/paths';
import { endPreviewLink } from '../../../store/write/preview-links';
import actions from '../../entries/CardActions.module.css';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { CopyLink } from './CopyLink';
import styles from './SharedLinks.module.css';

interface OpenLinkProps {
  readonly link: PreviewLink;
  /** Whether the draft was saved again since the link was made. */
  readonly isChanged: boolean;
  readonly onEnded: () => void;
}

/** A link that is open: its address, until when, and what ends it. */
export function OpenLink({ link, isChanged, onEnded }: OpenLinkProps) {
  const { id, madeAt, endsAt } = link;
  const path = paths.preview(id);
  const until = formatPublicationTime(endsAt);
  const { submit, pending } = useAdminSubmit(
    async () => {
      await endPreviewLink(link);
      onEnded();
    },
    { done: 'The link has ended.', failed: (reason) => `The link could not be ended: ${reason}` },
  );

  return (
    <li>
      <p>
        Open until {until}. As of {formatPublicationTime(madeAt)}
        {isChanged ? ': what was saved since is not in it.' : '.'}
      </p>
      <p className={styles.address}>
        <NewTabLink href={path}>{window.location.origin + path}</NewTabLink>
      </p>
      <div className={styles.actions}>
        <CopyLink path={path} said="Link copied. Whoever has it can open it." />
        <button
          type="button"
          className={actions.action}
          aria-disabled={pending}
          onClick={() => void (pending || submit())}
        >
          End the link<span className="visually-hidden"> that is open until {until}</span>
        </button>
      </div>
    </li>
  );
}
