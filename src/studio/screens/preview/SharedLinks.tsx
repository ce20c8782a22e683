import { useRef, useState } from 'react';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { resource } from '../../../shared/data/resource';
import { LINK_DAYS, type LinkDays } from '../../../store/documents/preview-link';
import type { Unpublished } from '../../../store/documents/unpublished';
import { addPreviewLink, listPreviewLinks } from '../../../store/write/preview-links';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { OpenLink } from './OpenLink';
import styles from './SharedLinks.module.css';

const DAYS: Readonly<Record<LinkDays, string>> = { 1: '1 day', 7: '1 week', 30: '30 days' };

interface SharedLinksProps {
  readonly draft: Unpublished;
}

/** Links by which anybody can see the draft until they end: to make one, and those that are open (product 29.30). */
export function SharedLinks({ draft }: SharedLinksProps) {
  const read = () => resource(() => listPreviewLinks(draft));
  const [links, setLinks] = useState(read);
  const [days, setDays] = useState<LinkDays>(7);
  const heading = useRef<HTMLHeadingElement>(null);
  const { submit, pending } = useAdminSubmit(
    async () => {
      await addPreviewLink(draft, days);
      setLinks(read());
    },
    { done: 'The link is below.', failed: (reason) => `The link could not be made: ${reason}` },
  );

  return (
    <section className={styles.links} aria-labelledby="share-a-link">
      <h2 id="share-a-link" ref={heading} tabIndex={-1}>
        For somebody without an account
      </h2>
      <p>
        Whoever has the link sees this as it is saved now. It ends by itself, and when this is
        published or deleted.
      </p>
      <div className={styles.make}>
        <SelectField
          name="days"
          label="It ends after"
          value={String(days)}
          options={LINK_DAYS.map((value) => ({ value: String(value), text: DAYS[value] }))}
          required
          disabled={pending}
          onChange={(value) => setDays(LINK_DAYS.find((one) => String(one) === value) ?? 1)}
        />
        <button
          type="button"
          className="button"
          aria-disabled={pending}
          onClick={() => void (pending || submit())}
        >
          {pending ? 'Sharing...' : 'Share a link'}
        </button>
      </div>
      <Loaded
        from={links}
        waiting={<p role="status">Loading...</p>}
        failed={(retry) => <LoadFailure what="The open links" retry={retry} />}
      >
        {(open) =>
          open.length > 0 && (
            <ul className={styles.open} aria-label="Open links">
              {open.map((link) => (
                <OpenLink
                  key={link.id}
                  link={link}
                  isChanged={draft.savedAt > link.madeAt}
                  onEnded={() => {
                    // The button goes with the link.
                    heading.current?.focus();
                    setLinks(read());
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
