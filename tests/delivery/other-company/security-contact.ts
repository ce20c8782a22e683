export const SECURITY_CONTACT = {
  email: 'safe@zephyr-films.test',
  expires: '2028-01-31',
  languages: 'en',
};
