export const FRAME_SETTINGS = {
  ticketUrl: 'https://tickets.test/zephyr',
  Instagram: '',
  YouTube: '',
  Facebook: '',
  X: 'https://x.com/zephyr.test',
  WhatsApp: '',
  copyright: '© 2027 Zephyr & Sons Films',
  phone: '+64 4 555 0100',
};
