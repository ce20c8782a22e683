/** The social links in the order of the footer: a link's field has the name that is shown. */
export const SOCIAL = ['Instagram', 'YouTube', 'Facebook', 'X', 'WhatsApp'] as const;
