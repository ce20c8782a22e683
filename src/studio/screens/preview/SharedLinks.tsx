import { useRef, useState } from 'react';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { resource } from '../../../shared/data/resource';
import { LINK_DAYS, type LinkDays, type PreviewLink } from '../../../store/documents/preview-link';
import type { Unpublished } from '../../../store/documents/unpublished';
import {
  addPreviewLink,
  listPreviewLinks,
  endPreviewLink,
} from '../../../store/write/preview-links';
import { useAdminSubmit } from '../../session/useAdminSubmit';
import { NewTabLink } from '../../../shared/ui/text';
import { formatPublicationTime } from '../../../store/documents/publication-time';
import { paths } from '../../../content/paths/paths';
import { Action, Button, LoadedPart } from '../../ui/parts';

const DAYS: Readonly<Record<LinkDays, string>> = { 1: '1 day', 7: '1 week', 30: '30 days' };

interface SharedLinksProps {
  readonly draft: Unpublished;
  /** The base path of the links, which selects the language in which the draft is shown. */
  readonly base: string;
}

/** Creates links that show the draft to anybody until they end, and lists the open links. */
export function SharedLinks({ draft, base }: SharedLinksProps) {
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
    <section className="panel stack narrow part" aria-labelledby="share-a-link">
      <h2 id="share-a-link" className="small-title" ref={heading} tabIndex={-1}>
        For somebody without an account
      </h2>
      <p>
        Whoever has the link sees this as it is saved now. It ends by itself, and when this is
        published or deleted.
      </p>
      <div className="row ends">
        <SelectField
          name="days"
          label="It ends after"
          value={String(days)}
          options={LINK_DAYS.map((value) => ({ value: String(value), text: DAYS[value] }))}
          required
          disabled={pending}
          onChange={(value) => setDays(LINK_DAYS.find((one) => String(one) === value) ?? 1)}
        />
        <Button pending={pending} onClick={() => void submit()}>
          {pending ? 'Sharing...' : 'Share a link'}
        </Button>
      </div>
      <LoadedPart from={links} what="The open links">
        {(open) =>
          open.length > 0 && (
            <ul className="stack" aria-label="Open links">
              {open.map((link) => (
                <OpenLink
                  key={link.id}
                  link={link}
                  base={base}
                  isChanged={draft.savedAt > link.madeAt}
                  onEnded={() => {
                    // The focused button is removed with the link.
                    heading.current?.focus();
                    setLinks(read());
                  }}
                />
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </section>
  );
}

interface OpenLinkProps extends Pick<SharedLinksProps, 'base'> {
  readonly link: PreviewLink;
  /** Whether the draft was saved again since the link was created. */
  readonly isChanged: boolean;
  readonly onEnded: () => void;
}

/** An open link: its address, when it ends, and a button that ends it. */
function OpenLink({ link, base, isChanged, onEnded }: OpenLinkProps) {
  const { id, madeAt, endsAt } = link;
  const path = base + paths.preview(id);
  const until = formatPublicationTime(endsAt);
  const { submit, pending } = useAdminSubmit(
    async () => {
      await endPreviewLink(link);
      onEnded();
    },
    { done: 'The link has ended.', failed: (reason) => `The link could not be ended: ${reason}` },
  );

  return (
    <li className="ruled stack tight">
      <p>
        Open until {until}. As of {formatPublicationTime(madeAt)}
        {isChanged ? ': what was saved since is not in it.' : '.'}
      </p>
      <p>
        <NewTabLink href={path}>{window.location.origin + path}</NewTabLink>
      </p>
      <div className="row thin actions">
        <CopyLink path={path} copied="Link copied. Whoever has it can open it." />
        <Action pending={pending} onClick={() => void submit()}>
          End the link<span className="visually-hidden"> that is open until {until}</span>
        </Action>
      </div>
    </li>
  );
}

interface CopyLinkProps {
  readonly path: string;
  /** The message after copying. */
  readonly copied?: string;
}

/** Copies the address of a page. */
export function CopyLink({
  path,
  copied = 'Link copied. Only administrators can open it.',
}: CopyLinkProps) {
  const [outcome, setOutcome] = useState('');

  const copy = () => {
    // Without https, `navigator.clipboard` is missing, and the access throws inside the promise.
    const copying = async () => navigator.clipboard.writeText(window.location.origin + path);
    void copying().then(
      () => setOutcome(copied),
      () => setOutcome('The browser does not copy. Copy the address instead.'),
    );
  };

  return (
    <>
      <Button onClick={copy}>Copy link</Button>
      <span role="status">{outcome}</span>
    </>
  );
}
