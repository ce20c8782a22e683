/** The demo accounts, which exist in the emulators only. */
export const ACCOUNTS = [
  {
    uid: 'demo-admin',
    name: 'Mira Thomas',
    email: 'admin@nilavu.test',
    password: 'moonlight-2025',
    role: 'admin',
  },
  {
    uid: 'demo-colleague',
    name: 'Anu Varghese',
    email: 'anu@nilavu.test',
    password: 'moonlight-2025',
    role: 'admin',
  },
  {
    uid: 'demo-visitor',
    name: '',
    email: 'visitor@nilavu.test',
    password: 'moonlight-2025',
    role: 'user',
  },
] as const;
