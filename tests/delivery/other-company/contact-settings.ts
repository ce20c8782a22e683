import { FRAME_SETTINGS } from './frame-settings.ts';

export const CONTACT_SETTINGS = {
  phone: FRAME_SETTINGS.phone,
  email: 'hello@zephyr-films.test',
  address: 'Zephyr & Sons Films\n1 Windy Street\nWellington',
  mapQuery: '',
  pressContact: '',
  rightsContact: '',
};

export const SECURITY_CONTACT = {
  email: 'safe@zephyr-films.test',
  expires: '2028-01-31',
  languages: 'en',
};
