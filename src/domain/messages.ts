/** The messages of SPEC §2 and §8, word for word. */
export const MESSAGES = {
  contactSent: 'Thank you for reaching out! We will get back to you soon.',
  contactFailed: 'Something went wrong. Please try again later.',
} as const;
