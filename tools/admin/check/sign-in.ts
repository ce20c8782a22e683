import { type Finding, finding } from './finding';
import { type Answer, at, textAt } from './google-api';

const SETTINGS = 'Console → Authentication → Settings';

/** What the configuration of Authentication says. Google leaves out what is off. */
export const checkSignIn = (config: Answer): readonly Finding[] => [
  finding('Visitors cannot make accounts', config, (body) =>
    at(body, 'client', 'permissions', 'disabledUserSignup') === true
      ? undefined
      : `${SETTINGS} → User actions: turn "Enable create (sign-up)" off.`,
  ),
  finding('Sign-in does not tell whether an address has an account', config, (body) =>
    at(body, 'emailPrivacyConfig', 'enableImprovedEmailPrivacy') === true
      ? undefined
      : `${SETTINGS} → User actions: turn "Email enumeration protection" on.`,
  ),
  finding('Sign-in by email works without reCAPTCHA', config, (body) =>
    textAt(body, 'recaptchaConfig', 'emailPasswordEnforcementState') === 'ENFORCE'
      ? `${SETTINGS} → Fraud prevention: do not enforce reCAPTCHA for email. The content policy of the site blocks it, and nobody can sign in.`
      : undefined,
  ),
];
