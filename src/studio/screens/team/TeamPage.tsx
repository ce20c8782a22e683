import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loading/Loaded';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure';
import { usePageTitle } from '../../../content/usePageTitle';
import { ownUid } from '../../../store/team/administrators';
import page from '../../ui/Page.module.css';
import { InviteForm } from './InviteForm';
import type { Invited } from './invite';
import { Member } from './Member';
import { OwnName } from './OwnName';
import { PasswordDialog } from './PasswordDialog';
import type { TeamData } from './team.loader';
import styles from './TeamPage.module.css';
import { usePassword } from './usePassword';

/** Who is an administrator, with what invites and removes one (product 39). */
export function TeamPage() {
  const { team } = useLoaderData<TeamData>();
  const { withPassword, answer } = usePassword();
  const [invited, setInvited] = useState<Invited>();
  const list = useRef<HTMLUListElement>(null);

  const onRemoved = () => {
    setInvited(undefined);
    // The button that was pressed goes with its card.
    list.current?.focus();
  };

  usePageTitle('Team');

  return (
    <div className={styles.page}>
      <h1 className={page.title}>Team</h1>
      <p className={page.lead}>
        Who can sign in here and change the site. Each of them can do everything, and can invite and
        remove the others.
      </p>
      <Loaded
        from={team}
        waiting={<p role="status">Loading…</p>}
        failed={(retry) => <LoadFailure what="The team" retry={retry} />}
      >
        {(members) => (
          <ul ref={list} tabIndex={-1} className={styles.members} aria-label="Administrators">
            {members.map((member) => (
              <li key={member.uid}>
                <Member {...{ member, withPassword, onRemoved }} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <InviteForm {...{ withPassword, invited }} onInvited={setInvited} />
      <Loaded from={team} waiting={null} failed={() => null}>
        {(members) => {
          const own = members.find(({ uid }) => uid === ownUid());
          return own && <OwnName key={own.name} name={own.name ?? ''} />;
        }}
      </Loaded>
      {answer && <PasswordDialog onAnswer={answer} />}
    </div>
  );
}
