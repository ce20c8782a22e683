/** Whom visitors ask about their personal data. A part of the policy, which has its own date. */
export const PRIVACY_CONTACT = { name: 'Joseph Tharakan', email: 'privacy@nilavu.test' };
