import type { ContactSettings, FooterSettings, LinkSettings } from '../domain/settings';

/** The built-in links, phone number and footer line, which every page needs. '' is not shown. */
export const FRAME_SETTINGS: Required<LinkSettings & FooterSettings> &
  Pick<ContactSettings, 'phone'> = {
  ticketUrl: 'https://tickets.example/nilavu',
  Instagram: 'https://www.instagram.com/nilavu.example',
  YouTube: 'https://www.youtube.com/@nilavu-example',
  Facebook: 'https://www.facebook.com/nilavu.example',
  X: '',
  WhatsApp: '',
  phone: '+91 484 555 0142',
  copyright: '© 2025 Nilavu Pictures. All rights reserved.',
};

/** The social links in the order of the footer: a link's field has the name that is shown. */
export const SOCIAL = ['Instagram', 'YouTube', 'Facebook', 'X', 'WhatsApp'] as const;
