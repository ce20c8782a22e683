import { useRef, useState, type SubmitEvent } from 'react';
import { useLoaderData } from 'react-router-dom';
import { LoadedPart, PageHeading } from '../../ui/parts';
import { Loaded } from '../../../shared/ui/Loaded';
import { resource } from '../../../shared/data/resource';
import { listAdministrators, ownUid, saveOwnName } from '../../../store/team/administrators';
import { InviteForm } from './InviteForm';
import { nameError, Member, type Invited } from './Member';
import { PasswordDialog, usePassword } from './PasswordDialog';
import styles from './TeamPage.module.css';
import { Field } from '../../../shared/ui/fields/Field';
import { NAME_LENGTH } from '../../../store/team/team';
import { lengthError } from '../../../shared/text/form-problems';
import { cleanLine } from '../../ui/text';
import { useAdminSubmit } from '../../session/useAdminSubmit';

/** Starts to read the administrators. */
export const teamLoader = () => ({ team: resource(listAdministrators) });

/** The administrators, and the form that invites another one (product 39). */
export function TeamPage() {
  const { team } = useLoaderData<ReturnType<typeof teamLoader>>();
  const { withPassword, answer } = usePassword();
  const [invited, setInvited] = useState<Invited>();
  const list = useRef<HTMLUListElement>(null);

  const onRemoved = () => {
    setInvited(undefined);
    // The pressed button is removed with its card.
    list.current?.focus();
  };

  return (
    <div className="narrow">
      <PageHeading>Team</PageHeading>
      <p className="soft lead">
        Who can sign in here and change the site. Each of them can do everything, and can invite and
        remove the others.
      </p>
      <LoadedPart from={team} what="The team" waiting={<p role="status">Loading…</p>}>
        {(members) => (
          <ul ref={list} tabIndex={-1} className="stack loose" aria-label="Administrators">
            {members.map((member) => (
              <li key={member.uid}>
                <Member
                  {...{ member, withPassword, onRemoved }}
                  inviter={members.find(({ email }) => email === member.by)?.name ?? member.by}
                />
              </li>
            ))}
          </ul>
        )}
      </LoadedPart>
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

/** The form for the user's own name. */
function OwnName({ name: stored }: { readonly name: string }) {
  const [name, setName] = useState(stored);
  const [error, setError] = useState<string>();
  const { submit, pending } = useAdminSubmit(saveOwnName, {
    done: 'Your name is saved.',
    failed: 'Your name was not saved.',
  });

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const text = cleanLine(name);
    const problem = text ? nameError(text) : 'Please type your name.';
    setError(problem);
    if (!problem) await submit(text);
  };

  return (
    <form
      className={`panel stack wide ${styles.form}`}
      aria-label="Change your name"
      aria-busy={pending}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      <Field
        label="Your name"
        name="own-name"
        autoComplete="name"
        hint="As the others in the team see it."
        required
        value={name}
        onChange={setName}
        readOnly={pending}
        limit={NAME_LENGTH}
        error={error ?? lengthError(name, NAME_LENGTH)}
      />
      <div>
        <button type="submit" className="button" aria-disabled={pending}>
          {pending ? 'Saving…' : 'Save your name'}
        </button>
      </div>
    </form>
  );
}
