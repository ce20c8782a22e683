/** The built-in links, phone number and footer line, which every page needs. '' hides an entry. */
export const FRAME_SETTINGS = {
  ticketUrl: 'https://tickets.example/nilavu',
  Instagram: 'https://www.instagram.com/nilavu.example',
  YouTube: 'https://www.youtube.com/@nilavu-example',
  Facebook: 'https://www.facebook.com/nilavu.example',
  X: '',
  WhatsApp: '',
  copyright: '© 2025 Nilavu Pictures. All rights reserved.',
  phone: '+91 484 555 0142',
};
