/** The messages of product 18.1 that visitors can see. Those of the admin area: admin/messages.ts. */
export const MESSAGES = {
  contactSent: 'Thank you for reaching out! We will get back to you soon.',
  contactFailed: 'Something went wrong. Please try again later.',

  signInFailed: 'Invalid credentials',
  notAnAdmin: 'You are not authorized as an admin',
} as const;
