import { type Finding, finding } from './finding';
import { type Answer, at, textAt } from './google-api';

const SETTINGS = 'Console → Authentication → Settings';

interface Switch {
  readonly what: string;
  /** Where the configuration has it; Google leaves out what is off. */
  readonly path: readonly string[];
  /** What it is called in the console, under User actions. */
  readonly name: string;
}

/** What has to be on so that strangers learn nothing and get nothing (security.md T02). */
export const CLOSED_TO_STRANGERS: readonly Switch[] = [
  {
    what: 'Visitors cannot make accounts',
    path: ['client', 'permissions', 'disabledUserSignup'],
    name: '"Enable create (sign-up)" off',
  },
  {
    what: 'Sign-in does not tell whether an address has an account',
    path: ['emailPrivacyConfig', 'enableImprovedEmailPrivacy'],
    name: '"Email enumeration protection" on',
  },
];

/** Checks the configuration of Authentication. */
export const checkSignIn = (config: Answer): readonly Finding[] => [
  ...CLOSED_TO_STRANGERS.map(({ what, path, name }) =>
    finding(what, config, (body) =>
      at(body, ...path) === true ? undefined : `${SETTINGS} → User actions: turn ${name}.`,
    ),
  ),
  finding('Sign-in by email works without reCAPTCHA', config, (body) =>
    textAt(body, 'recaptchaConfig', 'emailPasswordEnforcementState') === 'ENFORCE'
      ? `${SETTINGS} → Fraud prevention: do not enforce reCAPTCHA for email. The content policy of the site blocks it, and nobody can sign in.`
      : undefined,
  ),
];
