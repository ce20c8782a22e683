// How the company is reached: headings on several pages.

export const PHONE = 'Phone';
export const EMAIL = 'Email';
export const ADDRESS = 'Address';
export const PRESS = 'Press';
export const RIGHTS = 'Rights and screenings';
