import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PRIVACY } from '../../../company/privacy';
import { PhoneNumbers } from '../../../content/settings/ui/PhoneNumbers';
import { useContactSettings } from '../../../content/settings/use-contact-settings';
import { paths } from '../../../content/paths/paths';
import { NewTabLink } from '../../../shared/ui/text';
import {
  collected,
  COLLECTED,
  others,
  OTHERS,
  protection,
  PROTECTION,
  rights,
  RIGHTS,
  use,
  USE,
} from '../../../shared/words/privacy';

/** The sections of the policy: the id and the title of each, and its text. */
export function useSections(): readonly (readonly [string, string, ReactNode])[] {
  const { phone } = useContactSettings();
  const { email } = PRIVACY.contact;
  const mail = <a href={`mailto:${email}`}>{email}</a>;
  return [
    ['collected', COLLECTED, collected((text) => <Link to={paths.contact}>{text}</Link>)],
    ['use', USE, use(PRIVACY)],
    [
      'others',
      OTHERS,
      others(PRIVACY, (text) => (
        <NewTabLink href="https://policies.google.com/privacy">{text}</NewTabLink>
      )),
    ],
    ['protection', PROTECTION, protection(PRIVACY, mail)],
    ['rights', RIGHTS, rights(PRIVACY, mail, <PhoneNumbers text={phone} />)],
  ];
}
